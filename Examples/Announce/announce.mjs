#!/usr/bin/env node
// Speaks through `earshot announce`, and waits until each announcement has ended.
//
//     announce.mjs TEXT...                     speak texts, one after the other
//     announce.mjs                             a demo: progress that an urgent announcement interrupts
//     announce.mjs --priority high TEXT        low, default or high
//     announce.mjs --socket PATH TEXT          through a running service: earshot announce --socket PATH
//     announce.mjs --sink null TEXT            without sound; other sinks: earshot announce --help
//
// Prints a line for each announcement: its number, its outcome, and how many of its characters were spoken.
// Needs Node 18.3 and nothing else. EARSHOT names the tool if it isn't in PATH.
//
// Exit codes: 0 all ended, 64 wrong usage, 65 one was rejected, 69 one was not spoken or the connection was lost.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

const ends = new Set(["finished", "interrupted", "superseded", "cancelled", "failed"]);

// The service rejected a line; the message says why, and how to fix it.
class Rejected extends Error {}
// The service can't be reached, or has closed the connection.
class ServiceGone extends Error {}

// A connection to the service.
class Announcer {
  #pending = new Map(); // announcements that have not ended, by id
  #idsOfLines = new Map(); // the announcement of each line, because a rejected line is reported by its number
  #lines = 0;
  #count = 0;
  #gone = null;
  #input;
  #ended;

  static async open({ socket, sink }) {
    try {
      if (socket) {
        const connection = connect(socket);
        await once(connection, "connect");
        return new Announcer(connection, connection, once(connection, "close"));
      }
      const sinks = sink ? ["--sink", sink] : [];
      const tool = spawn(process.env.EARSHOT ?? "earshot", ["announce", "--no-words", ...sinks], {
        stdio: ["pipe", "pipe", "inherit"],
      });
      await once(tool, "spawn");
      const ended = once(tool, "close");
      return new Announcer(tool.stdin, tool.stdout, ended);
    } catch (error) {
      throw new ServiceGone(`the service can't be reached: ${error.message}`);
    }
  }

  constructor(input, output, ended) {
    this.#input = input;
    this.#ended = ended;
    // A failed write is noticed when the output ends.
    input.on("error", () => {});
    const lines = createInterface({ input: output });
    lines.on("line", (line) => this.#take(JSON.parse(line)));
    lines.on("close", () => {
      this.#gone = new ServiceGone("the service has gone");
      for (const { reject } of this.#pending.values()) reject(this.#gone);
      this.#pending.clear();
    });
  }

  // Posts an announcement. `ended` is a promise of its final event.
  post(text, priority = "default", key = undefined) {
    if (this.#gone) throw this.#gone;
    // Ids are never reused, so one can't be mistaken for another.
    const id = ++this.#count;
    this.#idsOfLines.set(this.#lines + 1, id);
    const ended = new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
    ended.catch(() => {}); // A caller that awaits it later gets the error then.
    this.#send({ id, text, priority, key });
    return { id, text, ended };
  }

  // Delays the next line: a number of seconds, or until everything has ended.
  pauseLines(until = "idle") {
    this.#send({ wait: until });
  }

  // Ends the input, and waits for the remaining events.
  async close() {
    this.#input.end();
    await this.#ended;
  }

  #send(line) {
    this.#lines += 1;
    this.#input.write(JSON.stringify(line) + "\n");
  }

  #take(event) {
    const isEnd = ends.has(event.event);
    if (!isEnd && event.event !== "error") return; // posted, started and, without --no-words, word
    const id = isEnd ? event.id : this.#idsOfLines.get(event.line);
    const waiting = this.#pending.get(id);
    this.#pending.delete(id);
    if (isEnd) waiting.resolve(event);
    else waiting?.reject(new Rejected(`${event.message}; ${event.remedy}`));
  }
}

// An urgent announcement interrupts progress, of which only the newest waits, because of its key.
function scene(announcer) {
  const texts = ["Saving the first of seven chapters", "Saving chapter 2", "Saving chapter 3"];
  const posted = texts.map((text) => announcer.post(text, "low", "progress"));
  announcer.pauseLines(0.5);
  return [...posted, announcer.post("Connection lost", "high")];
}

async function main({ values, positionals }) {
  const announcer = await Announcer.open(values);
  let posted = [];
  for (const text of positionals) {
    posted.push(announcer.post(text, values.priority));
    announcer.pauseLines(); // else the next text would interrupt this one
  }
  if (posted.length === 0) posted = scene(announcer);
  announcer.pauseLines();
  let code = 0;
  for (const { id, text, ended } of posted) {
    try {
      const event = await ended;
      // Ranges count Unicode scalars, as the iterator of a string does and its length does not.
      console.log(id, event.event, `${event.spokenRange[1]}/${[...text].length}`);
      if (event.event !== "failed") continue;
      console.error(`announce.mjs: ${id} failed: ${event.reason}`);
      code = 69;
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      console.error(`announce.mjs: ${id} was rejected: ${error.message}`);
      code ||= 65;
    }
  }
  await announcer.close();
  return code;
}

function readArguments() {
  const option = { type: "string" };
  try {
    return parseArgs({ options: { socket: option, sink: option, priority: option }, allowPositionals: true });
  } catch (error) {
    console.error(`announce.mjs: ${error.message}`);
    process.exit(64);
  }
}

try {
  process.exitCode = await main(readArguments());
} catch (error) {
  if (!(error instanceof ServiceGone)) throw error;
  console.error(`announce.mjs: ${error.message}`);
  process.exitCode = 69;
}
