#!/usr/bin/env node
// Drives Earshot's screen reader through the W3C AT Driver protocol, and checks its speech.
//
//     drive.mjs screen.json "Settings, heading" "Wi-Fi, switch button, on"
//     drive.mjs screen.json                                     without expectations: prints the speech
//     drive.mjs ws://127.0.0.1:4382/session "Settings, heading" a running service: earshot serve --at-driver FILE
//
// Moves from element to element, and expects that the speech of each begins with the next text and that there is no
// further element. Needs Node 22, which has a WebSocket, and nothing else; Node 20.10 has it with
// `node --experimental-websocket`. EARSHOT names the tool where it isn't in PATH.
//
// Exit codes: 0 as expected, 1 the speech differs, 64 wrong usage, 69 the service can't be reached, refused a
// command, or has gone.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const mostElements = 1000;

// The service can't be reached, refuses a command or has gone.
class ServiceError extends Error {}

// An AT Driver session. A command returns when everything that it caused has been spoken.
class Driver {
  #connection;
  #last = 0;
  #waiting = new Map(); // commands that have not been answered, by id
  #spoken = [];

  static async open(address) {
    const connection = new WebSocket(address);
    await new Promise((resolve, reject) => {
      connection.onopen = resolve;
      connection.onerror = () => reject(new ServiceError(`${address} can't be reached`));
    });
    const driver = new Driver(connection);
    await driver.command("session.new", { capabilities: { alwaysMatch: { atName: "earshot" } } });
    return driver;
  }

  constructor(connection) {
    this.#connection = connection;
    connection.onmessage = ({ data }) => this.#take(JSON.parse(data));
    connection.onerror = () => {}; // The end follows.
    connection.onclose = () => {
      for (const { reject } of this.#waiting.values()) reject(new ServiceError("the service has gone"));
      this.#waiting.clear();
    };
  }

  // The result of a command.
  command(method, params) {
    if (this.#connection.readyState !== WebSocket.OPEN) throw new ServiceError("the service has gone");
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { method, resolve, reject });
      this.#connection.send(JSON.stringify({ id, method, params }));
    });
  }

  // Acts for the user, and returns the speech that follows.
  async intent(name, more = {}) {
    this.#spoken = [];
    await this.command("interaction.userIntent", { name, ...more });
    return this.#spoken;
  }

  press(...keys) {
    return this.intent("pressKeys", { keys });
  }

  close() {
    this.#connection.close();
  }

  #take(message) {
    if (message.method === "interaction.capturedOutput") this.#spoken.push(message.params.data);
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (!waiting) return;
    if (!message.error) return waiting.resolve(message.result);
    waiting.reject(new ServiceError(`${waiting.method}: ${message.error}: ${message.message}`));
  }
}

// Starts a service on a free port, unless an address is given.
async function serve(fileOrAddress) {
  if (fileOrAddress.startsWith("ws://")) return { address: fileOrAddress, stop() {} };
  const tool = spawn(process.env.EARSHOT ?? "earshot", ["serve", "--at-driver", "--port", "0", fileOrAddress], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  // The service prints its address when it accepts connections.
  const address = new Promise((resolve) => createInterface({ input: tool.stdout }).once("line", resolve));
  const failed = once(tool, "exit").then(
    ([code]) => { throw new ServiceError(`the service has ended with ${code}`); },
    (error) => { throw new ServiceError(`the service can't be started: ${error.message}`); },
  );
  failed.catch(() => {}); // It also ends when it is stopped.
  return { address: await Promise.race([address, failed]), stop: () => tool.kill() };
}

// The speech of each element, from the first to the last.
async function walk(driver) {
  const all = [];
  let said = await driver.intent("earshot:first");
  if (said.length === 0) said = await driver.intent("earshot:readElement"); // The cursor was there already.
  while (said.length > 0 && all.length < mostElements) {
    all.push(said[0]);
    said = await driver.press("ArrowRight");
  }
  return all;
}

async function main([fileOrAddress, ...expected]) {
  if (!fileOrAddress || fileOrAddress.startsWith("-")) {
    console.error("usage: drive.mjs FILE|ws://127.0.0.1:PORT/session [TEXT]...");
    return 64;
  }
  if (typeof WebSocket === "undefined") {
    throw new ServiceError(`Node ${process.versions.node} has no WebSocket; use Node 22, or --experimental-websocket`);
  }
  const service = await serve(fileOrAddress);
  let spoken;
  try {
    const driver = await Driver.open(service.address);
    spoken = await walk(driver);
    driver.close();
  } finally {
    service.stop();
  }
  console.log(spoken.join("\n"));
  if (expected.length === 0) return 0;
  let code = 0;
  for (let index = 0; index < Math.max(spoken.length, expected.length); index++) {
    const [said, wanted] = [spoken[index], expected[index]];
    if (wanted !== undefined && said?.startsWith(wanted)) continue;
    console.error(`drive.mjs: element ${index + 1}: expected ${wanted ?? "none"}; spoken: ${said ?? "nothing"}`);
    code = 1;
  }
  return code;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ServiceError)) throw error;
  console.error(`drive.mjs: ${error.message}`);
  process.exitCode = 69;
}
