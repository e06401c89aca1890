import { createTransport } from 'nodemailer';
import { createMailDesk } from './mail-desk';
import { createEnquiryServer } from './node-server';

/** Receives enquiries and mails them, with settings from the environment: `npm run receive`. */
function setting(name: string, fallback?: string): string {
  const value = process.env[name] ?? fallback;
  if (value) return value;
  throw new Error(`${name} is not set. Set it in the environment; the README lists the settings.`);
}

const transport = createTransport(setting('SMTP_URL'));
const desk = await createMailDesk({
  folder: setting('ENQUIRY_FOLDER', 'enquiries'),
  from: setting('ENQUIRY_FROM'),
  to: setting('ENQUIRY_TO'),
  send: (mail) => transport.sendMail(mail),
  requestsPerWindow: 20,
  windowSeconds: 600,
});
const server = createEnquiryServer({
  desk,
  origins: setting('ENQUIRY_ORIGINS').split(/\s+/),
  isBehindProxy: setting('ENQUIRY_BEHIND_PROXY', 'no') === 'yes',
});

const port = Number(setting('PORT', '8788'));
const host = setting('HOST', '127.0.0.1');
server.listen(port, host, () =>
  console.log(`Receiving enquiries at http://${host}:${port}/enquiry`),
);

const resume = () =>
  desk.resume().then(
    (count) => count > 0 && console.log(`Mailed ${count} enquiries that had been left behind.`),
    (error: unknown) => console.error(error),
  );
const everyFiveMinutes = setInterval(resume, 300_000);
await resume();

process.once('SIGTERM', () => {
  clearInterval(everyFiveMinutes);
  server.close();
  transport.close();
});
