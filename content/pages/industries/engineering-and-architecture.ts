import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for engineers, architects and surveyors',
  summary: 'Drawing storage, revision control, site access and workstations for design firms.',
  description:
    'IT for engineers and architects in Kenya: fast drawing storage, revision and issue registers, CAD and BIM workstations, and drawings that reach remote sites.',
  lead: 'Drawing storage and issue registers for engineers, architects and surveyors, so that the revision on site is the one the office issued.',
  updated: '2026-11-22',
  glance: {
    audience: 'Design and survey practices of ten to forty people, with work on remote sites',
    time: 'Five to eight weeks for an office of ten to forty',
    price: {
      measure: 'fixed price',
      note: 'CAD, BIM and analysis licences are yours to buy',
      from: 'not yet',
    },
    start: 'Two days timing five of your own projects on five machines',
    needs: 'A live and a finished project, licence papers, and a partner to enforce the rule',
  },
  situation: {
    heading: 'Final_FINAL_rev3_use this one.dwg',
    body: `Every practice has the file. It was e-mailed to the contractor on a Friday, while the structural engineer worked on the one before. What was issued, to whom and on which date is anyone’s guess, and that list is the first thing asked for in a dispute.

Drawing files make ordinary IT fail. A model of 900 MB takes minutes to open across an office network built for letters. External references break when a folder is renamed. Cloud drives that suit a law firm lock, duplicate or half-sync them. And the person with the fastest laptop is the partner who reads e-mail.

Out on site, a resident engineer in Lamu or Voi has a patchy signal and a roll of prints, three issues old.

The five steps below give every drawing one place, one name and one list of who received it, on a store that opens a model in seconds.`,
  },
  process: {
    heading: 'Putting the drawing office in order',
    steps: [
      {
        title: 'Measure the slow things',
        body: 'Opening, saving, plotting and regenerating five of your own projects, with a stopwatch, on five machines. It shows whether disk, network or workstation is to blame.',
        duration: '2 days',
      },
      {
        title: 'Agree a folder and naming rule',
        body: 'Project, discipline, number, revision, status. One sheet of paper, put on the wall. We rename a finished project as a trial.',
        duration: '1 week',
      },
      {
        title: 'Build the store',
        body: 'File server on solid-state disks with hourly snapshots and a fast switch, or a cloud store made for design files when the team is spread out.',
        duration: '1–2 weeks',
      },
      {
        title: 'Introduce the issue register',
        body: 'A drawing leaves the office only with a transmittal: what, which revision, for what purpose, to whom. Recipients get a link, and the register notes who opened it.',
        duration: '2 weeks',
      },
      {
        title: 'Take it to site',
        body: 'Tablets that carry the current set offline, show superseded sheets with a red band, and bring marked-up photographs back.',
        duration: '2–3 weeks',
      },
    ],
    busy: ['us', 'both', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A drawing store with snapshots, so that yesterday’s file returns within minutes',
      'A register of everything issued, searchable by project and recipient',
      'Workstation specifications by role, with the benchmark behind each',
      'An archive of each finished project, readable without your CAD licence',
    ],
    needed: [
      'One live project and one finished project to test with',
      'A partner who enforces the naming rule for the first month',
      'Your licence certificates, so that seats and versions are known',
    ],
    excluded: [
      'CAD, BIM and analysis licences',
      'Design, checking or approval of drawings',
      'Submissions to county e-permit portals or registration boards',
    ],
  },
  duration:
    'Five to eight weeks for an office of ten to forty. Moving old projects runs on afterwards in the evenings, at about two terabytes a week.',
  sections: [
    {
      type: 'specification',
      heading: 'Workstations by what people do',
      rows: [
        {
          term: 'Drafting',
          detail:
            'High single-core speed, 32 GB memory, two plain monitors and a mid-range graphics card.',
        },
        {
          term: 'BIM and coordination',
          detail: '64 GB, fast NVMe disk, workstation graphics, and a wired network in every case.',
        },
        {
          term: 'Analysis',
          detail:
            'More cores and memory; run it on a shared machine overnight rather than buying ten.',
        },
        {
          term: 'Rendering',
          detail:
            'Rented graphics power in the cloud by the hour, since such deadlines fill a few days a year.',
        },
        {
          term: 'Site',
          detail:
            'A tablet bright enough for noon in Malindi, with drop-proof case and a second battery.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'Three minutes, forty times a day',
      body: 'Eight people open large files five times each. Moving the store to solid-state disks and a 10-gigabit uplink cuts the wait. Hours are what the partners can set against the quotation.',
      figures: [
        { label: 'Openings a day', value: '40' },
        { label: 'Before', value: '3 min 10 s each' },
        { label: 'After', value: '40 s each' },
        { label: 'Saved a day', value: '1 h 40 min' },
        { label: 'Saved in 220 days', value: '367 hours' },
      ],
    },
    {
      type: 'statement',
      heading: 'Keeping a project for as long as you may be liable',
      body: `Claims about a building can arrive years after the last certificate. By then the CAD version is gone and the server has been replaced twice. So at completion each project is closed as a package: native files, PDF copies of everything issued, the register, correspondence and a checksum list, in two places.

How long to keep it is a matter for your insurer and advocate. Give us the period and the archive will carry an expiry date.`,
    },
    {
      type: 'chart',
      heading: 'Opening one drawing',
      data: {
        form: 'bars',
        unit: 'seconds',
        bars: [
          { label: 'Before', value: 190, mark: true },
          { label: 'After', value: 40 },
        ],
      },
    },
  ],
  fits: [
    {
      path: '/solutions/enterprise-storage',
      why: 'Fast shared disks with snapshots, sized for models and point clouds.',
    },
    {
      path: '/products/practigen',
      why: 'Time, fee stages and disbursements against each commission.',
    },
    {
      path: '/services/support-and-management/managed-it/data-backup-recovery',
      why: 'Restores one overwritten drawing or a whole server, and proves it monthly.',
    },
    {
      path: '/services/development-services/software-development/mobile-application',
      why: 'Site inspections and snag lists taken down offline, with pictures and location.',
    },
  ],
  questions: [
    {
      question: 'Can two offices work on the same model?',
      answer:
        'Yes, in one of two ways: the platform’s own work-sharing in the cloud, or desktops in the main office reached from the other. Copying files between two servers is the way that fails.',
    },
    {
      question: 'Is a cloud drive good enough for CAD?',
      answer:
        'For PDFs and letters, yes. For linked drawings only with file locking and whole-folder sync, which we test on your own references before recommending it.',
    },
    {
      question: 'What if ransomware encrypts the server?',
      answer:
        'Snapshots on separate storage that ordinary accounts cannot delete bring it back to the last hour. An off-site copy covers fire and theft.',
    },
    {
      question: 'May we keep our present Mac and Windows mix?',
      answer:
        'Certainly. Pick software first and machines second, and keep one naming rule without characters that either system dislikes.',
    },
    {
      question: 'Who can see tender drawings?',
      answer:
        'Only the people on the project’s list. Bidders receive links that expire and carry their name on each sheet.',
    },
  ],
  related: [
    '/solutions/enterprise-storage',
    '/services/support-and-management/managed-it/infrastructure-management',
    '/industries/real-estate',
    '/products/practigen',
  ],
} satisfies Copy<'industry'>;
