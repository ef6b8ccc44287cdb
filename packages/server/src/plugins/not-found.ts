import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../http/problem.ts';
import { sendProblem } from '../http/send-problem.ts';

/** Nothing is loaded: the policy of `sendSecurityHeaders` forbids styles in the page, and it needs none. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Not here · Defensor</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  </head>
  <body>
    <main>
      <h1>There is no page here</h1>
      <p>The link may have lost a part on its way, or what it led to is gone.</p>
      <p><a href="/">To the sandbox</a></p>
    </main>
  </body>
</html>
`;

const NOT_FOUND = problem('not-found/address');

/** Answers 404: programs, and whatever is asked for under `/api`, get a problem; people get a page with a way back. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isApi = /^\/api(?:[/?]|$)/.test(request.url);
  if (isApi || !takesPages(request)) return sendProblem(reply, NOT_FOUND);
  return reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(PAGE);
}

function takesPages({ method, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && /text\/html|\*\/\*/.test(accept);
}
