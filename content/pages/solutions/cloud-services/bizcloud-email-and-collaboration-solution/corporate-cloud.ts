import type { Copy } from '@/content/schema';

export default {
  heading: 'Corporate cloud: a company drive for shared files',
  summary:
    'Shared folders with rights, versions and expiring links, in step with laptops and phones.',
  description:
    'A corporate cloud drive for Kenyan organisations: department folders, access rights, versions, expiring links and offline copies, moved in from servers and laptops.',
  lead: 'A company drive that staff open at the desk or on site, with rights for each folder and links that expire. It is meant for teams that work in more than one place.',
  updated: '2026-11-22',
  glance: {
    audience: 'Organisations with files on laptops, flash disks and an office server',
    time: 'Three to six weeks for a few hundred gigabytes',
    price: {
      measure: 'per user',
      note: 'By person; a move of ordinary size is included',
      from: 'not yet',
    },
    start: 'One workshop to draw the folder plan',
    needs: 'An owner for each top folder, and the old server or disks on the copying nights',
  },
  situation: {
    heading: 'One original of each document',
    body: `Each document is kept once, in a folder whose owner grants access. Laptops hold a synchronised copy, phones open files on demand, and people outside get a link with an end date that you can withdraw. The drive records who opened, changed or shared what.

A file server works well inside one building. It is of little use to a valuer with a tablet, to the branch in Kisumu or to an auditor who needs eleven documents by noon, so copies travel on flash disks, as attachments and through chat groups. Within two years the valid version is hard to tell, and so is the list of outsiders who hold one.

Most of the work lies in the folder plan. The signed lease should be in one place, under the building and the tenant, whichever colleague filed it.`,
  },
  process: {
    heading: 'First the folder plan, then the files',
    intro:
      'Copying a mess to a better place gives you a mess with a monthly fee. The plan takes one workshop and spares a year of searching.',
    steps: [
      {
        title: 'Folder plan on one sheet',
        body: 'At most three levels, arranged by function. Each top folder has an owner who grants access to it.',
        duration: '1 workshop',
      },
      {
        title: 'Sift by age',
        body: 'Files that have not been opened for three years go to a read-only archive, unless their owner objects. What remains is small enough to keep in order.',
        duration: '1 week',
      },
      {
        title: 'Move department by department',
        body: 'Files are copied at night, checked by count and checksum, and the old folder is set to read-only on the same morning.',
        duration: '1–3 weeks',
      },
      {
        title: 'Connect devices',
        body: 'Office computers get synchronised folders, laptops an encrypted selection, phones open files on demand to spare the data bundle.',
        duration: '3–5 days',
      },
      {
        title: 'Withdraw the strays',
        body: 'We list public links and personal shares that appeared meanwhile, and close them with their owners.',
        duration: '2 days',
      },
      {
        title: 'Hand over to folder owners',
        body: 'An hour for each: grant, remove, see who opened what, recover an earlier version.',
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A drive with your folder plan, rights by group and the files moved in',
      'Earlier versions of each file and a recycle bin, kept for the period in your order',
      'Links to outsiders with password, end date and view-only setting',
      'Upload boxes through which clients send documents without an account',
      'A log of who opened, changed or shared what',
    ],
    needed: [
      'Folder owners with the authority to say who sees what',
      'The present server or disks, connected for the copying nights',
      'Laptops with disk encryption, or leave to switch it on',
    ],
    excluded: [
      'Scanning of paper archives',
      'Databases and accounting company files that several people open at once',
      'Editing of very large video or CAD assemblies over the internet',
    ],
  },
  duration:
    'Three to six weeks for a few hundred gigabytes. The step that tends to be postponed is the workshop with folder owners, so it is booked first.',
  sections: [
    {
      type: 'comparison',
      heading: 'Four ways to send a file',
      rowHeading: 'Afterwards',
      columns: ['Attachment', 'Flash disk', 'Chat group', 'Link from the drive'],
      rows: [
        {
          label: 'Which version is valid?',
          cells: ['Unclear', 'Unclear', 'Unclear', 'The one behind the link'],
        },
        { label: 'Can you take it back?', cells: ['No', 'No', 'Rarely', 'Yes'] },
        { label: 'Do you know who opened it?', cells: ['No', 'No', 'Partly', 'Yes'] },
        { label: 'Works for 200 MB', cells: ['No', 'Yes', 'Rarely', 'Yes'] },
        {
          label: 'Works without internet',
          cells: ['Once received', 'Yes', 'Once received', 'If synchronised'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'A property manager’s folders, before and after',
      body: 'A firm that lets 300 units moves its shared disk. The number of files falls because copies of copies are found by checksum.',
      figures: [
        { label: 'Files on the old disk', value: '212,000' },
        { label: 'Exact duplicates', value: '88,000' },
        { label: 'Moved to the archive', value: '79,000' },
        { label: 'Active files', value: '45,000' },
        { label: 'People with access to leases', value: '31, now 6' },
      ],
    },
    {
      type: 'specification',
      heading: 'Rights that people can remember',
      rows: [
        {
          term: 'Company',
          detail: 'Everyone reads forms, letterheads and policies; two people write.',
        },
        {
          term: 'Department',
          detail: 'Members write, the head grants access, others see nothing.',
        },
        {
          term: 'Project or matter',
          detail:
            'A team across departments, with an end date. A law firm has one for each matter, with conflicts walled off.',
        },
        {
          term: 'Confidential',
          detail:
            'Salaries, board papers, medical notes: named people, two-step sign-in at each opening, no offline copies.',
        },
        {
          term: 'Outside',
          detail: 'One folder for each client or auditor, visible to them alone.',
        },
      ],
    },
    {
      type: 'chart',
      heading: '212,000 files, sifted',
      data: {
        form: 'steps',
        unit: 'files',
        steps: [
          { type: 'change', label: 'On the old disk', amount: 212000 },
          { type: 'change', label: 'Exact duplicates', amount: -88000 },
          { type: 'change', label: 'Moved to the archive', amount: -79000 },
          { type: 'sum', label: 'Active files' },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Do we still need our file server?',
      answer:
        'Usually not for documents. It may stay for scans arriving overnight or for drawings. A drive plus a small box in the office that caches the busiest folders is a good middle way on a weak line.',
    },
    {
      question: 'What if two people edit the same document?',
      answer:
        'In the browser they can write together. In a desktop program the second one gets a notice that the file is in use. If both worked offline, both versions are kept and marked; neither overwrites the other.',
    },
    {
      question: 'Ransomware hits a laptop. Is the drive encrypted as well?',
      answer:
        'The damaged files do synchronise, until the unusual rate of changes pauses that account. We then roll its folders back to the hour before. For damage that is found weeks later you need an [independent backup](/solutions/cloud-backup).',
    },
    {
      question: 'How much mobile data will staff use?',
      answer:
        'A phone fetches only the files that are opened, and folder synchronisation on laptops can be limited to Wi-Fi. The administrator sees the usage of each person and can set a limit.',
    },
    {
      question: 'Can a stolen laptop be cleared?',
      answer:
        'Its access ends at once and the company folders are removed when it next goes online. Disk encryption protects them if it never does.',
    },
  ],
  related: [
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat',
    '/solutions/enterprise-storage',
    '/industries/legal-and-law-firms',
    '/industries/real-estate',
  ],
} satisfies Copy<'solution'>;
