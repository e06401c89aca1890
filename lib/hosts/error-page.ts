import type { ServerResponse } from 'node:http';

/**
 * If the response gets status 500, replaces its body with the site's own error page. Has no effect
 * once the headers are sent.
 * @param page the HTML of the error page
 */
export function answerFailuresWith(page: Buffer, response: ServerResponse): void {
  const { write, end, writeHead } = response;
  const isFailure = () => response.statusCode === 500 && !response.headersSent;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    // The headers in `rest` describe the body that is replaced.
    if (status !== 500) return Reflect.apply(writeHead, response, [status, ...rest]);
    response.statusCode = status;
    return response;
  };
  response.write = (...chunk: unknown[]) =>
    isFailure() ? true : Reflect.apply(write, response, chunk);
  response.end = (...chunk: unknown[]) => {
    if (!isFailure()) return Reflect.apply(end, response, chunk);
    // Node calls `writeHead` for a response without one.
    response.writeHead = writeHead;
    for (const name of ['ETag', 'Content-Encoding']) response.removeHeader(name);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', page.length);
    response.setHeader('Cache-Control', 'no-store');
    return Reflect.apply(end, response, [page]);
  };
}
