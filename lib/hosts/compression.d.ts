/**
 * The part of `compression` that the servers use, with the types of Node. Its published types
 * depend on Express.
 */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  function compression(options: {
    readonly filter: Filter;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  namespace compression {
    /** Whether the content type of a response is worth compressing. */
    const filter: Filter;
  }

  export default compression;
}
