import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Clinic booking in the browser, with M-Pesa deposits',
  summary: 'Patients take a free slot at night, pay a deposit and are reminded the day before.',
  description:
    'Sample case study: an outpatient clinic opened online booking with M-Pesa deposits, SMS reminders and no health details on the form; built, attacked and tested.',
  lead: 'An outpatient clinic with visiting specialists lets patients book in the browser with a deposit by M-Pesa, without installing anything.',
  updated: '2026-11-22',
  status: 'sample',
  industry: '/industries/small-and-medium-enterprises',
  services: [
    '/services/web-development/web-applications',
    '/services/business-and-qa/software-testing',
    '/solutions/bulk-sms-and-messaging',
  ],
  situation: `General practice every day; a dentist, a skin specialist and a physiotherapist on some. Appointments lived in an A4 diary at reception, in pencil, because specialists change their days. To book, patients rang between 08:00 and 17:00, and on Mondays the line was always engaged.

People who had booked for a specialist often did not come. People who would have come were told the day was full. The specialist, paid by session, looked at an empty chair. Reception could have rung everyone the evening before, but the evening is when the waiting room is fullest.

The clinic looked at hosted booking tools first. None of them took a deposit by M-Pesa in the way it wanted, and most kept patients’ names in a place that the manager could not point to. It did not want a new patient system either: files are kept in a program the doctors know, and there they stay.`,
  approach: [
    {
      title: 'Ask for less than you are tempted to',
      body: `A booking form invites the question "What is the problem?" We left it out. An appointment with a skin specialist already says something about a person’s health, so the page collects a name, a phone number, the service and the time. Everything else is said in the consulting room.

The risk was assessed in writing with the clinic’s doctor in charge before the first screen was drawn. The assessment also settled when old bookings are deleted.`,
    },
    {
      title: 'Copy the diary’s good manners',
      body: 'Pencil has rules. A first visit takes two lines, the dentist never works the last half hour, a mother with three children gets one block. We took photographs of eight weeks of pages with the names covered, and turned what we saw into rules that the receptionist can change on a settings page.',
    },
    {
      title: 'Make a double booking impossible in the database',
      body: 'Two patients will press the same slot in the same second; it is a matter of time. A constraint in the database rejects the second one, whatever the screen believed. An unpaid slot is held for ten minutes and then goes back. If the payment arrives in the eleventh, the patient is offered the next free time or a refund by the manager, and the choice is recorded.',
    },
    {
      title: 'Take the deposit, and treat silence as silence',
      body: 'The prompt appears on the patient’s phone. Some people ignore it, some have no balance, some lose signal. The page waits, asks for the status, and says truthfully what is known. Reception sees the same words. Waiving the deposit takes one click and a reason, because a clinic does not turn away the poor over a booking.',
    },
    {
      title: 'Attack it, then invite a few',
      body: 'A tester who had not written the code tried to read other bookings by changing addresses, to empty the calendar with a script, and to guess SMS codes. After the repairs the physiotherapist’s patients were invited, then the dentist’s, and general practice last. The diary lay open next to the screen for a month and was then closed by the receptionist herself.',
    },
  ],
  stack: [
    {
      term: 'Pages',
      detail:
        'Rendered on the server, in English and Kiswahili; the form works before any script has loaded',
    },
    {
      term: 'Slots',
      detail: 'PostgreSQL with an exclusion constraint on practitioner and time range',
    },
    {
      term: 'Deposit',
      detail: 'M-Pesa prompt by the Daraja API, into the clinic’s own till number',
    },
    {
      term: 'Reminders',
      detail:
        'SMS the day before, without the name of the service; replying with one digit frees the slot',
    },
    {
      term: 'Reception',
      detail:
        'A day view that prints itself at closing time, for the morning when the power is out',
    },
    {
      term: 'Tests',
      detail: 'Automated checks of booking, payment and access rules, run before each change',
    },
  ],
  result: `Slots that come free are taken again, mostly at night, by people who could not ring in office hours. The receptionist sees it in the list that is waiting for her at eight.

The clinic counts empty chairs by specialist and week, as it did in the diary, and looks at the same month a year earlier, since August and Ramadan fill differently from May. The practice manager does that sum herself. She holds the specialists’ session sheets, which do not come from our system, and so can contradict it.

Doctors changed nothing in their way of working. At the end of the day the booking list is imported into the patient program as plain appointments. In the morning a printed sheet lies on the desk, and it has been needed: on the day of a long power cut the clinic ran from it until noon.

Elderly patients still telephone. Reception books for them on the same screen, so there is one calendar and no pencil.`,
  lessons: `The first reminder text named the department. A patient shares her phone with a brother-in-law and told us what that meant. We had examined the form and the database for such leaks and had overlooked the message. Now texts give a time and the clinic’s number, nothing more.

Patients accepted deposits more easily than expected, and asked more about refunds. Write the refund rule before launch, in two sentences, and show it above the pay button.

A clinic with ordinary rules and no deposit should try a ready-made tool, and one that wants files and billing as well should see [Practigen](/products/practigen). What a project of this kind asks of your own staff is described under [web applications](/services/web-development/web-applications).`,
  related: [
    '/services/web-development/web-applications',
    '/products/practigen',
    '/services/business-and-qa/software-testing',
    '/blog/data-protection-act-primer-for-smes',
    '/blog/a-website-that-loads-on-mobile-data',
  ],
  sources: [
    {
      fact: 'Data that reveals a person’s health status is sensitive personal data.',
      reference: 'Data Protection Act, 2019, section 2',
      url: lawUrl('dataProtection', 2),
      checked: '2026-11-22',
    },
    {
      fact: 'An impact assessment is carried out before processing that is likely to result in a high risk to people’s rights.',
      reference: 'Data Protection Act, 2019, section 31',
      url: lawUrl('dataProtection', 31),
      checked: 'not yet',
    },
    {
      fact: 'An exclusion constraint in PostgreSQL prevents overlapping ranges for the same key.',
      reference: 'PostgreSQL documentation, Range Types: constraints on ranges',
      url: 'https://www.postgresql.org/docs/current/rangetypes.html#RANGETYPES-CONSTRAINT',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'project'>;
