/*
 * `node slow-connections.mjs <port> <connections> <origin>` keeps a number of connections to the
 * receiver open. Each connection sends one byte every four seconds: half of the connections send
 * headers, and half send a body. If the receiver closes a connection, the script opens another. It
 * prints twice a second how many connections are open. It runs as a separate process, so that it
 * does not slow down the process that measures.
 */
import { connect } from 'node:net';

const [port, connections, origin] = process.argv.slice(2);
const open = new Set();
let opened = 0;

function openOne() {
  opened += 1;
  const number = opened;
  const client = `172.${16 + (number % 16)}.${(number >> 8) & 255}.${number & 255}`;
  const start = `POST /enquiry HTTP/1.1\r\nHost: enquiry.invalid\r\nOrigin: ${origin}\r\n`;
  const rest = `Content-Type: application/json\r\nX-Forwarded-For: ${client}\r\nContent-Length: 2000\r\n\r\n`;
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      open.add(socket);
      socket.write(number % 2 === 0 ? start : start + rest);
      resolve();
    });
    socket.on('data', () => {});
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      resolve();
      openOne();
    });
  });
}

setInterval(() => {
  for (const socket of open) if (socket.writable) socket.write('x');
}, 4_000);
setInterval(() => console.log(open.size), 500);

for (let left = Number(connections); left > 0; left -= 200) {
  await Promise.all(Array.from({ length: Math.min(200, left) }, openOne));
}
