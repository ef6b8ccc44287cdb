import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Answer, AnswerOf } from '@defensor/api';
import { parseJsonLine } from '../lines/json-line.ts';
import type { Line } from '../lines/line-splitter.ts';
import { standardInput } from '../lines/standard-input.ts';
import { readLines, write } from '../lines/stream.ts';
import { isRecord } from '../run/is-record.ts';
import { FAULTY } from '../stop.ts';
import { connection, type OnlineOptions } from './connection.ts';

type Sent = Answer<AnswerOf<'POST /api/v1/games/:game/commands'>>;

/** Times a command is sent again, under its id, when no answer came: it is carried out once however often it arrives. */
const TRIES = 3;

/**
 * Sends the commands in `file`, or on standard input where that is `-`, one after the other, and answers each line with
 * one line: its receipt and events, or its refusal. What is refused leaves the rest to be sent.
 */
export async function sendCommands(game: string, file: string, options: OnlineOptions): Promise<void> {
  const client = connection(options);
  for (const read of await readLines(file === '-' ? standardInput() : createReadStream(file))) {
    const command = commandOf(read);
    const answer: Sent =
      'problem' in command
        ? { ok: false, problem: { status: 0, ...command.problem } }
        : await again(() =>
            client.askAt('POST', `/api/v1/games/${encodeURIComponent(game)}/commands`, { body: command }),
          );
    if (!answer.ok) process.exitCode = FAULTY;
    await write(process.stdout, `${JSON.stringify({ line: read.number, ...shown(answer) })}\n`);
  }
}

function commandOf({ text, isTooLong }: Line): object | { readonly problem: { code: string; sentence: string } } {
  if (isTooLong) return { problem: { code: 'line-too-long', sentence: 'the line is longer than 16 MiB' } };
  const json = parseJsonLine(text);
  if (!json.ok) return { problem: { code: 'bad-json', sentence: json.reason } };
  if (!isRecord(json.value)) return { problem: { code: 'bad-line', sentence: 'a line must be an object' } };
  return { id: randomUUID(), ...json.value };
}

async function again(send: () => Promise<Sent>): Promise<Sent> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    if (answer.ok || answer.problem.status !== 0 || tries === TRIES) return answer;
  }
}

function shown(answer: Sent): object {
  return answer.ok ? answer.value : { ok: false, problem: answer.problem };
}
