import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';

export default {
  heading: 'Choosing between the cloud and your own server room',
  summary: 'Six questions per system, UPS and line arithmetic and a five-year cost sheet.',
  description:
    'Cloud or server room? Decide system by system with six questions, UPS run time and latency arithmetic, two honest cost lists and a five-year sheet to fill in.',
  lead: 'Count users, data, power and five years of cost for one system at a time, then choose between the cloud and a server of your own.',
  published: '2026-11-21',
  order: 9,
  updated: '2026-11-27',
  emblem: 'migration',
  tags: ['Cloud', 'Procurement'],
  body: `Decide for each system separately whether it should move to the cloud. The answer for your accounts may differ from the answer for CCTV recordings.

## List the systems, then ask six questions of each

| Question | Points to the cloud | Points to your own room |
|---|---|---|
| Where are its users? | Several sites, at home, on the road | All in one building |
| How much data moves each day? | Little | A lot, such as drawings, video, scans |
| What if the internet is down for a day? | Annoying | Production stops |
| How does demand vary? | Peaks at term start or month end | Flat all year |
| Who can repair it at night? | Your staff cannot | A named person can |
| Does a rule or contract name a place? | No | Yes, read it closely |

Give one mark per answer. E-mail and public websites come out on the cloud side, CCTV and machine control on the other. The worksheet is for what lies between: the accounts, the ERP, the file server.

## What a server room costs you

When people compare a server’s price with a year of cloud, they compare one line with a whole list. A server room needs all of this:

1. The server, its spare parts and a warranty that covers Mombasa within a stated time.
2. A second machine, or a plan for the days on which the first is broken.
3. Cooling that runs day and night, with a second unit for when the first is being serviced.
4. A UPS sized for the load, a generator, fuel, and a person who starts it monthly.
5. Protection from lightning and from the surge when mains power returns.
6. A door that locks, a detector for smoke, a floor that does not flood.
7. Operating system and backup licences.
8. Backup to another place.
9. A person’s hours, every week.

At the coast, add salt and humidity. Look for corrosion on connectors and fans. Keep the room closed, cooled and dry, filter the air, and do not put the server in the kitchen corridor with the louvre windows.

## How long does your UPS last

The label gives VA, but you need to know the minutes:

\`\`\`text
hours = battery watt-hours × 0.8 ÷ load in watts

two servers, a switch and a router:  480 W measured at the plug
batteries:                           4 × 12 V × 30 Ah = 1,440 Wh
hours = 1,440 × 0.8 ÷ 480 = 2.4
\`\`\`

The 0.8 is our assumption for conversion losses and new batteries. Batteries lose capacity with age and heat, so halve the result until you have tested it under load. Compare the result with the time that the person on duty on a Sunday needs to start the generator. If the batteries last less long, the servers must shut themselves down in order.

## What the cloud costs you

The other list is as long:

1. Machines or services, by the hour or month.
2. Storage, and separately, the requests to it.
3. Data that leaves the provider. Some providers charge for it, and others include it.
4. Backup in a second account or region, since “it is in the cloud” is not a backup.
5. Licences you may or may not be allowed to bring along.
6. A bill in a foreign currency, and the exchange rate on the day.
7. Two internet lines in your office: now everything depends on them.
8. A person who watches cost, accounts and permissions each month.

Switched off at night and at weekends, a machine costs roughly a third of one that runs all week: 55 working hours of 168. That is a saving your own room cannot offer. The cloud is most expensive for a machine at full load all year.

## Two lines that fail separately

Two contracts can still share one cable. If both fibres enter by the same duct or hang on the same pole, one lorry can cut both. Ask each provider which route its line takes into the building and which network it connects to, and choose a fibre plus a wireless or mobile link. Then unplug the first line on a working day and see what still runs.

Before you decide, measure from the office to the region that you are considering, at ten in the morning and four in the afternoon:

\`\`\`bash
mtr --report --report-wide --report-cycles 100 server.example.com
\`\`\`

Look at the last row. If it shows a loss above zero, and rows above it do too, the loss is real. A loss that only a middle row shows is usually not. In a desktop accounting program that talks to its database all the time, each click may need dozens of round trips. At 2 ms each, you do not notice them. At 150 ms each, forty trips take six seconds. Move such a program together with its database, as a remote desktop, or leave both where they are.

## A cost sheet for five years

Fill it in for each system. Fill in your own prices.

| Line | Own room | Cloud |
|---|---|---|
| Equipment, spread over its life | | Not applicable |
| Replacement in year 4 or 5 | | Not applicable |
| Power: watts × 8.76 × price per kWh, a year | | Included |
| Cooling: read its meter for a week | | Included |
| Generator and UPS, with two sets of batteries | | UPS for the routers only |
| Licences | | |
| Internet, second line | | |
| Compute and storage | Not applicable | |
| Data out | Not applicable | |
| Backup elsewhere | | |
| Staff or contract hours | | |
| Cost of one day down × days expected | | |
| Moving in, and moving out again | | |

Be honest about the days down, in both columns: that line can outweigh the others.

## Four common outcomes

- **A firm of advocates with twenty people:** mail and documents in the cloud, nothing in the room but a switch, a firewall and a small backup box.
- **An architect’s office:** drawings on a local server, with a nightly copy to the cloud. Mail and time sheets in the cloud.
- **A factory in Changamwe:** machine control and stock on site with a second server. ERP in the cloud, with a queue that keeps records while the internet is down.
- **A school:** learning materials cached locally. Fees and records in a hosted system that parents can reach.

These are patterns rather than clients, and all four are mixtures.

## Personal data and place

Kenya’s Data Protection Act does not forbid cloud hosting abroad as such. It sets conditions for transfers out of the country, and certain data may be required to stay in Kenya. Sector regulators have rules of their own. Find out in which country each system’s data would live, write it down, and have counsel read it before you sign. The [primer for small firms](/blog/data-protection-act-primer-for-smes) has a list to keep this in.

## Decide in an afternoon

1. List your systems, ten at most.
2. Ask the six questions and mark each.
3. Mark those that must move together, because they exchange data all day.
4. Fill in the cost sheet for the three largest.
5. Move the easiest one first, and keep the old one for a month.
6. Review it every year.

Keep the sheet. In two years it still explains the decision.`,
  figures: [
    {
      under: 'How long does your UPS last',
      figure: {
        type: 'chart',
        heading: 'Hours on 1,440 Wh, by load',
        data: {
          type: 'line',
          xLabel: 'Load, W',
          yLabel: 'Hours',
          points: [
            [240, 4.8],
            [320, 3.6],
            [480, 2.4],
            [720, 1.6],
            [960, 1.2],
          ],
          level: { value: 1, label: 'One hour' },
        },
      },
    },
  ],
  sources: [dataProtection.transfers, dataProtection.processingInKenya],
  related: [
    '/services/support-and-management/managed-it/cloud-migration',
    '/solutions/datacentre-virtualization',
    '/solutions/cloud-services',
  ],
} satisfies Copy<'post'>;
