import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import type { TimeSpan } from '@/content/values/time';

/** How long servers and storage take to arrive, by our estimate. */
export const hardwareDelivery = { from: 4, to: 6, unit: 'weeks' } as const satisfies TimeSpan;

export default {
  shape: 'project',
  heading: 'Server virtualisation: replace old servers with two or three hosts',
  summary: 'Turn a row of ageing servers into virtual machines that restart automatically.',
  description:
    'Data centre virtualisation in Kenya: old physical servers moved to a small cluster with shared storage, automatic restart, less power and a tested recovery order.',
  lead: 'If a server fails today, its system stops. With two or three hosts it restarts on another, as a test shows before you accept the work.',
  updated: '2026-11-29',
  emblem: 'fewer',
  drawing: {
    caption: 'Eleven old machines become three hosts, and one host is free to take over',
    parts: [
      {
        type: 'scene',
        title: 'Eleven machines and three hosts',
        height: 244,
        shapes: [
          {
            look: 'body',
            outline:
              'M10 16h34v38h-34zM48 16h34v38h-34zM86 16h34v38h-34zM10 58h34v38h-34zM48 58h34v38h-34zM86 58h34v38h-34zM10 100h34v38h-34zM48 100h34v38h-34zM86 100h34v38h-34zM10 142h34v38h-34zM48 142h34v38h-34z',
          },
          {
            look: 'mark',
            outline:
              'M16 24h22M16 31h22M54 24h22M54 31h22M92 24h22M92 31h22M16 66h22M16 73h22M54 66h22M54 73h22M92 66h22M92 73h22M16 108h22M16 115h22M54 108h22M54 115h22M92 108h22M92 115h22M16 150h22M16 157h22M54 150h22M54 157h22',
          },
          {
            look: 'hot',
            outline:
              'M32 42h6v6h-6zM70 42h6v6h-6zM108 42h6v6h-6zM32 84h6v6h-6zM70 84h6v6h-6zM108 84h6v6h-6zM32 126h6v6h-6zM70 126h6v6h-6zM108 126h6v6h-6zM32 168h6v6h-6zM70 168h6v6h-6z',
          },
          { look: 'line', outline: 'M134 98h36M160 88l10 10-10 10' },
          {
            look: 'body',
            outline: 'M182 16h130v48h-130zM182 72h130v48h-130zM182 128h130v48h-130z',
          },
          {
            look: 'tint',
            outline:
              'M252 24h14v14h-14zM271 24h14v14h-14zM290 24h14v14h-14zM252 43h14v14h-14zM271 43h14v14h-14zM252 80h14v14h-14zM271 80h14v14h-14zM290 80h14v14h-14zM252 99h14v14h-14zM271 99h14v14h-14zM290 99h14v14h-14z',
          },
          { look: 'line', outline: 'M0 188h320' },
        ],
        words: [
          { text: '11 machines', at: [66, 212], on: 'ground', size: 'large' },
          { text: '4.1 kW', at: [66, 232], on: 'ground' },
          { text: '3 hosts', at: [247, 212], on: 'ground', size: 'large' },
          { text: '1.3 kW', at: [247, 232], on: 'ground' },
          { text: 'Host A', at: [216, 44], on: 'object' },
          { text: 'Host B', at: [216, 100], on: 'object' },
          { text: 'Host C takes over', at: [247, 156], on: 'object' },
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
      'Permission to restart servers, vendor contacts, a room with two power feeds and night cooling',
  },
  example: {
    heading: 'Eleven machines of a college, on three hosts',
    body: 'Nine servers and two storage boxes run eleven systems, and their processors are idle nine tenths of the time. Two hosts carry everything. The third takes over when one of them is repaired.',
    figures: [
      { label: 'Average processor load, measured', value: '8%' },
      { label: 'Memory that the systems use', value: '212 GB' },
      { label: 'New hosts', value: '3 × 192 GB' },
      { label: 'Memory in use with one host down', value: '55%' },
      { label: 'Power, measured and planned', value: '4.1 kW and 1.3 kW' },
    ],
  },
  process: {
    heading: 'Easy servers first, databases last',
    steps: [
      {
        title: 'Measure',
        body: 'We list load, growth, licence keys, and the USB dongle behind server 4.',
        time: { from: 4, unit: 'weeks' },
      },
      {
        title: 'Size and choose',
        body: 'The cluster must carry everything with one host down. VMware, Hyper-V, Proxmox VE and Nutanix are compared over five years.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Wait for the hardware',
        body: 'You order from a supplier of your choice, by our list.',
        time: hardwareDelivery,
      },
      {
        title: 'Build, then cut the power',
        body: 'One host loses power, and its machines are timed until they work again.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Move print and files',
        body: `Each department accepts its system. The old machine stays for ${commitments.oldSystemKept.phrase}.`,
        time: { from: 2, unit: 'weekends' },
      },
      {
        title: 'Move databases',
        body: 'It happens in an announced window, with the vendor on the phone and a way back that is already tested.',
        time: { from: 2, to: 4, unit: 'weekends' },
      },
    ],
    busy: ['us', 'both', 'others', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'The order in which systems start after a total outage, tested once',
      'Two of your staff trained, and the passwords in your own vault',
      'A disposal list for the old machines, with drives erased',
    ],
    excluded: ['Hosts, storage, switches and licences', 'Upgrades of the applications'],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'On the cluster, or elsewhere',
      rowHeading: 'System',
      columns: ['Where it belongs', 'Because'],
      rows: [
        {
          label: 'Patient or student records used on site',
          cells: ['On the cluster', 'They work when the internet does not'],
        },
        { label: 'Website and e-mail', cells: ['In a cloud', 'Their users are outside'] },
        {
          label: 'Exam results, once a term',
          cells: ['In a cloud', 'One day’s peak needs no host of its own'],
        },
        { label: 'CCTV recorder', cells: ['Where it is', 'It would fill the shared disks'] },
        { label: 'Software with a dongle', cells: ['After a test', 'Some check the machine'] },
      ],
    },
  ],
  questions: [
    {
      question: 'Isn’t it risky to put everything on three machines?',
      answer:
        'If one host fails, the others carry on. Nine single servers cannot. The room becomes more important: plan [disaster recovery](/services/business-and-qa/cybersecurity/disaster-recovery) for it too.',
    },
    {
      question: 'Can we do it with two hosts?',
      answer:
        'Yes, with a small third device as a witness. But during a repair there is no spare. A school may accept that, and a hospital should not.',
    },
    {
      question: 'What happens to our Windows licences?',
      answer:
        'They are counted differently on a cluster. We list what you own and need, and your reseller confirms it in writing before you buy.',
    },
  ],
  related: ['/blog/choosing-between-cloud-and-server-room'],
  ask: {
    heading: 'How old are your servers?',
    body: 'A list with their years shows whether fewer could do the work.',
  },
} satisfies Copy<'solution'>;
