import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Data centre virtualisation: many servers on a few hosts',
  summary: 'Turn a row of ageing servers into virtual machines that restart by themselves.',
  description:
    'Data centre virtualisation in Kenya: old physical servers moved to a small cluster with shared storage, automatic restart, less power and a tested recovery order.',
  lead: 'For counties, hospitals, colleges and companies with a room of ageing servers: their work moves onto two or three good machines. The room draws less power, and when a machine fails its systems restart on another within minutes.',
  updated: '2026-11-22',
  glance: {
    audience: 'Counties, hospitals, colleges and companies with a room of ageing servers',
    time: 'Three to five months for about ten servers',
    price: {
      measure: 'fixed price',
      note: 'Hosts, storage, switches and licences are bought by you',
      from: 'not yet',
    },
    start: 'Four weeks of load readings and an inventory of licences',
    needs: 'Leave to measure and to restart out of hours, vendor contacts and proof of licences',
  },
  situation: {
    heading: 'What changes in the room',
    body: `Each of your servers becomes a virtual machine: a set of files that can be copied before a risky update, moved while in use and started on another host after a fault. The hosts share their storage, so a broken one takes no data with it.

Nine machines become three. UPS, cooling and generator stop carrying boxes that idle, and the fees system that came with its own server in 2014 no longer depends on parts that have gone out of sale. Updates lose much of their risk, since a copy from five minutes earlier is ready if one goes wrong.

Some systems stay outside. A CCTV recorder is better left where it is, and software tied to a dongle needs a trial first. The comparison below shows what belongs on a cluster of your own, what in a public cloud, and what to leave alone until it is replaced.`,
  },
  process: {
    heading: 'The order in which we move a server room',
    steps: [
      {
        title: 'Inventory and load readings',
        body: 'For four weeks we record processor, memory, disk and network use, and who calls whom. Licence keys and USB dongles are noted, since they cause most surprises.',
        duration: '4 weeks',
      },
      {
        title: 'Size for one host down',
        body: 'The cluster must carry everything with a host out for repair. That rule sets how much memory to buy.',
        duration: '3 days',
      },
      {
        title: 'Choose the hypervisor',
        body: 'VMware, Hyper-V, Proxmox VE or Nutanix: we compare licence terms over five years, the skills of your staff and what your software vendors support.',
        duration: '1 week',
      },
      {
        title: 'Build the cluster and test it hard',
        body: 'Network pairs, shared storage and management are installed. Then we cut power to a host in front of your team and count the seconds until its machines are back.',
        duration: '1–2 weeks',
      },
      {
        title: 'Convert the easy ones',
        body: `Test systems, print and file servers are converted first. Each old box is switched off and kept for ${commitments.oldSystemKept.phrase} before anything on it is wiped.`,
        duration: '2 weekends',
      },
      {
        title: 'Convert the feared ones',
        body: 'Databases move in an announced window, with the vendor on the telephone and a way back that has been rehearsed.',
        duration: '2–4 weekends',
      },
      {
        title: 'Write the start-up order',
        body: 'Directory, storage, databases, applications: after a total outage the cluster starts in this order on its own, and a laminated sheet tells a person how.',
        duration: '2 days',
      },
    ],
    busy: ['us', 'us', 'both', 'us', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A working cluster, documented with drawings and passwords in your vault',
      'Your systems running on it, each accepted by its department',
      'A failure test report with measured restart times',
      'Two trained administrators and a monthly care list',
      'A disposal list for the old machines, with drives erased',
    ],
    needed: [
      'Permission to install measuring tools and to restart servers out of hours',
      'Software vendors’ contacts and proof of licences',
      'A room with two power feeds and cooling that recovers after an outage',
    ],
    excluded: [
      'Hosts, storage, switches and hypervisor licences, bought by you to our specification',
      'Electrical and civil works in the room',
      'Upgrades of the applications themselves, unless agreed system by system',
    ],
  },
  duration:
    'Three to five months for about ten servers. Four weeks are measuring, and ordering hardware fills much of the rest.',
  sections: [
    {
      type: 'example',
      heading: 'Nine boxes, three hosts',
      body: 'Measured at a college over four weeks. With one host out for repair, two remain with 384 GB between them, so the load fits with room to grow.',
      figures: [
        { label: 'Average processor load before', value: '8%' },
        { label: 'Memory really in use, all nine', value: '212 GB' },
        { label: 'New hosts', value: '3 × 192 GB' },
        { label: 'Memory use with one host down', value: '55%' },
        { label: 'Power draw, before and after', value: '2.8 kW and 1.7 kW' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Virtualise here, rent a cloud, or leave it',
      rowHeading: 'System',
      columns: ['Own cluster', 'Public cloud', 'Leave as it is'],
      rows: [
        {
          label: 'Records used all day on site',
          cells: ['Best fit', 'Only with two good lines', 'While under warranty'],
        },
        { label: 'Website and e-mail', cells: ['No', 'Best fit', 'No'] },
        { label: 'CCTV recorder', cells: ['Rarely', 'No', 'Usually'] },
        {
          label: 'Exam results, three busy weeks a year',
          cells: ['If there is headroom', 'Best fit', 'No'],
        },
        {
          label: 'Old system tied to a dongle',
          cells: ['With a network dongle hub', 'No', 'Until replaced'],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Power cuts: what the cluster does, minute by minute',
      rows: [
        {
          term: 'Mains lost',
          detail: 'UPS carries the load; the generator has a minute to start.',
        },
        {
          term: 'Generator did not start',
          detail:
            'At a set battery level the least important machines shut down, then the next tier.',
        },
        {
          term: 'Battery nearly empty',
          detail: 'Databases close cleanly, hosts stop, storage last.',
        },
        {
          term: 'Power returns',
          detail: 'A ten-minute delay guards against flicker, then the start-up order runs.',
        },
      ],
    },
    {
      type: 'chart',
      heading: 'Power before and after',
      data: {
        form: 'bars',
        unit: 'kW',
        bars: [
          { label: 'Nine boxes', value: 2.8 },
          { label: 'Three hosts', value: 1.7, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Isn’t it risky to put everything on three machines?',
      answer:
        'Less than on nine single ones, if the cluster can lose a host and the shared storage has two controllers. It does raise the stakes for the room itself, so [a recovery plan for the site](/services/business-and-qa/cybersecurity/disaster-recovery) belongs with it.',
    },
    {
      question: 'Can we do it with two hosts?',
      answer:
        'Yes, for smaller rooms, with a small third device as a witness so that the two do not both take charge. During a repair you have no spare host, a risk that a school may accept and a hospital should avoid.',
    },
    {
      question: 'What happens to our Windows licences?',
      answer:
        'Server licences are counted differently on a cluster than on single machines, and terms change. We list what you own and what the design calls for; your reseller confirms in writing before you buy.',
    },
    {
      question: 'Will the old fees system from 2014 survive the move?',
      answer:
        'Generally it converts as it stands, old operating system and all. We then fence it off on the network, since it no longer gets security fixes, and suggest [a plan to replace it](/services/systems-integration/legacy-modernisation).',
    },
    {
      question: 'Do our staff need new skills?',
      answer:
        'Two of them do. They build part of the cluster beside us and carry out one failure test alone before we leave.',
    },
  ],
  related: [
    '/solutions/enterprise-storage',
    '/solutions/cloud-services/cloud-hosting',
    '/services/support-and-management/managed-it/infrastructure-management',
    '/blog/choosing-between-cloud-and-server-room',
  ],
} satisfies Copy<'solution'>;
