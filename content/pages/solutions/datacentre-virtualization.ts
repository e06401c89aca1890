import { commitments } from '@/content/commitments';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Server virtualisation: replace old servers with two or three hosts',
  summary: 'Turn a row of ageing servers into virtual machines that restart automatically.',
  description:
    'Data centre virtualisation in Kenya: old physical servers moved to a small cluster with shared storage, automatic restart, less power and a tested recovery order.',
  lead: 'Move a room of old servers onto two or three new ones. You use less power, and if a machine fails, its systems restart on another within minutes.',
  updated: '2026-11-23',
  drawing: {
    caption: 'eleven old servers, and the three that replaced them.',
    parts: [
      {
        type: 'rack',
        title: 'Before: 11 machines',
        units: [
          { label: 'Servers 1 to 9', note: '2011 to 2016', mark: 'late' },
          { label: 'Storage', note: 'full', mark: 'late' },
          { label: 'Power', note: '4.1 kW', mark: 'open' },
        ],
      },
      {
        type: 'rack',
        title: 'After: 3 hosts',
        units: [
          { label: 'Host A', note: '5 systems', mark: 'done' },
          { label: 'Host B', note: '6 systems', mark: 'done' },
          { label: 'Host C', note: 'takes over', mark: 'open' },
          { label: 'Power', note: '1.3 kW', mark: 'done' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Counties, hospitals, colleges and companies with a room of old servers',
    time: { from: 3, to: 5, unit: 'months', note: 'for about ten servers' },
    price: prices['/solutions/datacentre-virtualization'],
    start: 'Four weeks of load readings and a list of licences',
    needs:
      'Permission to measure and restart servers out of hours, vendor contacts, proof of licences',
  },
  process: {
    heading: 'How we move a server room',
    steps: [
      {
        title: 'Measure',
        body: 'We measure processor, memory, disk and network use, and list licence keys and USB dongles.',
        time: { from: 4, unit: 'weeks' },
      },
      {
        title: 'Size and choose',
        body: 'The cluster must carry everything with one host down. We compare VMware, Hyper-V, Proxmox VE and Nutanix over five years.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Build and test',
        body: 'We cut the power to a host and measure how long its virtual machines take to restart.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Move simple servers',
        body: `We move test, print and file servers first. We keep each old machine for ${commitments.oldSystemKept.phrase}.`,
        time: { from: 2, unit: 'weekends' },
      },
      {
        title: 'Move databases',
        body: 'We move them in an announced window, with the vendor on the phone and a tested way back.',
        time: { from: 2, to: 4, unit: 'weekends' },
      },
      {
        title: 'Write the start-up order',
        body: 'After a total outage, storage, directory, databases and applications start in this order.',
        time: { from: 2, unit: 'days' },
      },
    ],
    busy: ['us', 'both', 'us', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A working, documented cluster, with the passwords in your vault',
      'Your systems on it, each accepted by its department',
      'A failure test report with restart times',
      'Two trained administrators and a monthly checklist',
      'A disposal list for old machines, with drives erased',
    ],
    needed: [
      'Permission to install measuring tools and restart servers out of hours',
      'Software vendors’ contacts and proof of licences',
      'A room with two power feeds and reliable cooling',
    ],
    excluded: [
      'Hosts, storage, switches and licences',
      'Electrical and building works',
      'Upgrades of the applications',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'A college: nine servers, three hosts',
      body: 'With one host under repair, two remain with 384 GB, so the load fits with room to grow.',
      figures: [
        { label: 'Average processor load before', value: '8%' },
        { label: 'Memory in use, all nine', value: '212 GB' },
        { label: 'New hosts', value: '3 × 192 GB' },
        { label: 'Memory use with one host down', value: '55%' },
        { label: 'Power, before and after', value: '2.8 kW and 1.7 kW' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Virtualise, rent a cloud or leave it',
      rowHeading: 'System',
      columns: ['Own cluster', 'Public cloud', 'Leave it'],
      rows: [
        {
          label: 'Records used on site',
          cells: ['Best', 'With two good internet lines', 'If under warranty'],
        },
        { label: 'Website and e-mail', cells: ['No', 'Best', 'No'] },
        { label: 'CCTV recorder', cells: ['Rarely', 'No', 'Usually'] },
        { label: 'Exam results', cells: ['If there is room', 'Best', 'No'] },
        { label: 'Software with a dongle', cells: ['After a test', 'No', 'Until replaced'] },
      ],
    },
    {
      type: 'specification',
      heading: 'What happens in a power cut',
      rows: [
        { term: 'Mains fail', detail: 'The UPS carries the load until the generator starts.' },
        { term: 'Generator fails', detail: 'The least important machines shut down first.' },
        { term: 'Battery low', detail: 'Databases close, hosts stop, storage stops last.' },
        { term: 'Power returns', detail: 'After ten minutes, systems start in order.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Isn’t it risky to put everything on three machines?',
      answer:
        'It is safer than nine single servers, because the cluster can lose a host. The room itself becomes more important, so plan [disaster recovery](/services/business-and-qa/cybersecurity/disaster-recovery) too.',
    },
    {
      question: 'Can we do it with two hosts?',
      answer:
        'Yes, with a small third device as a witness. During a repair you have no spare host. A school may accept that, but a hospital should not.',
    },
    {
      question: 'What happens to our Windows licences?',
      answer:
        'They are counted differently on a cluster. We list what you own and need, and your reseller confirms it in writing before you buy.',
    },
  ],
  related: [
    '/solutions/enterprise-storage',
    '/solutions/cloud-services/cloud-hosting',
    '/blog/choosing-between-cloud-and-server-room',
  ],
} satisfies Copy<'solution'>;
