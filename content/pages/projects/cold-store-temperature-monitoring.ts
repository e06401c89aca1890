import type { Copy } from '@/content/schema';

export default {
  heading: 'Cold store temperature monitoring with alarms',
  summary: 'Sensors behind steel doors, readings through power cuts, a call before the fish warms.',
  description:
    'Sample case study: a fish processor’s cold stores fitted with sensors, battery-backed radio and alarms that reach a person at night, with a log for the inspector.',
  lead: 'A seafood processor on the south coast replaces handwritten temperature sheets with probes that record every minute and an alarm that reaches a person while the goods are still cold.',
  updated: '2026-11-22',
  status: 'sample',
  industry: '/industries/manufacturing',
  services: [
    '/solutions/iot-solutions',
    '/services/development-services/iot-and-embedded-systems',
    '/services/support-and-management/managed-it/infrastructure-management',
  ],
  situation: `The company buys from landing sites along the south coast, fillets, freezes and sells to hotels and to an exporter. It has two blast freezers, three holding rooms and a chill room, built of insulated steel panels inside an old godown.

The watchman wrote down the dial on each door every two hours. He was honest about the dial and less so about the hours. Besides, a dial shows the air by the evaporator, while the carton in the far corner behind the pillar may be warmer.

One long weekend the contactor of a compressor burnt out. The generator had started properly when the mains failed, so the lights were on and everything looked well. By Tuesday a room of octopus had to be thrown away, with a public health officer looking on. The exporter’s buyer then asked for a continuous record. The owner wanted something simpler: a telephone call while the goods are still cold.

The place is hard on equipment. Fog rolls out of the doors, brine is on the floor, the sea is across the road, and steel panels let no radio through.`,
  approach: [
    {
      title: 'Find out where each room is warmest',
      body: `For two weeks we hung loggers in every corner of every room, at floor and ceiling, among the cartons and empty. The warmest point was seldom near the dial. In one room it wandered with the way the pallets were stacked, so the loaders received a painted line on the floor as well.

The loggers also showed what is normal: defrost cycles, the rise when a lorry is loaded, the slow hour after lunch when the door is propped open with a crate. An alarm that does not know these would have rung all day and been switched off by Friday.`,
    },
    {
      title: 'Bring the measurement out, leave the electronics in the dry',
      body: `Inside each room there is only a stainless probe, set in a small block of plastic so that it follows the product and ignores each breath of air. Its cable leaves through a sealed gland. The transmitter sits outside, in a box that can be hosed down, so neither the radio nor the battery has to work at minus twenty behind steel.

A switch on each door and a clamp on each compressor’s supply tell a warm room from an open one, and an open one from a machine that has stopped. One transmitter was read beside a calibrated thermometer for a month before the others were mounted. Drilling and mains work was done by the refrigeration contractor and an electrician.`,
    },
    {
      title: 'Agree who is woken, and test it at 02:00',
      body: `Three levels came out of an evening with the owner, the plant manager and the contractor. A message to the shift leader when a door stays open. A text and then a call to the plant manager when the product probe passes its limit for longer than a loading takes. If the call is not answered, the contractor and the owner are called in turn.

We tested it without notice, with the manager’s consent to be woken some night that month. The first trial failed, because his phone was set to silence unknown callers. The number is a saved contact now, and the failure is in the log.`,
    },
  ],
  stack: [
    {
      term: 'Probes',
      detail: 'Pt1000 elements in buffered stainless housings, each with a calibration date',
    },
    {
      term: 'Radio',
      detail:
        'LoRaWAN transmitters outside the panels; type-approved; a gateway high up in the godown',
    },
    {
      term: 'Way out',
      detail: 'Fibre, then mobile data on a second operator; alarms can leave by SMS alone',
    },
    {
      term: 'Power',
      detail:
        'Gateway and router on their own battery, apart from the office UPS; transmitters on lithium cells',
    },
    {
      term: 'Readings',
      detail:
        'MQTT over TLS into a time-series table; time-stamped at the sensor, gaps kept as gaps',
    },
    {
      term: 'Screens',
      detail: 'A wall display by the loading bay, a phone page, a monthly PDF for the inspector',
    },
  ],
  result: `An alarm now reaches a person and leaves a trail. For each one the system writes down when the limit was passed, when a person answered, and what that person entered as cause. The plant manager goes through these lines every Monday with the contractor, and the maintenance list is drawn from them.

Compressors are now repaired for what they are about to do. One that runs longer each night for the same temperature is short of gas or has iced up, and it shows in the curve well before it shows in the fish.

The monthly record is handed over as it is. It contains gaps where the gateway was down and peaks where a lorry was slow. An inspector has more use for such a record than for a perfect one, and the watchman was moved to the door, where his attention does more good.

A room with a failed compressor still warms, so fish may be lost again. What has changed is that three people know of it in time to act.`,
  lessons: `We would measure before choosing sensors every time, and we would ask for the loaders’ view on the first day. They knew about the warm pillar and had never been asked.

Nickel-plated cable glands corrode within months that close to the water, so use plastic or stainless ones. [IoT and embedded systems](/services/development-services/iot-and-embedded-systems) describes how a device for such a place is built.

Keep the alarm away from whatever it watches. Had the gateway hung on the same supply as the compressors, the worst failure would have been the quiet one. For a smaller site, finished sensors by subscription may be enough; [IoT solutions](/solutions/iot-solutions) helps you to tell.`,
  related: [
    '/solutions/iot-solutions',
    '/services/development-services/iot-and-embedded-systems',
    '/industries/manufacturing',
    '/services/support-and-management/managed-it/remote-monitoring-and-management',
  ],
  sources: [
    {
      fact: 'Radio equipment requires type approval by the Communications Authority of Kenya.',
      reference:
        'Kenya Information and Communications (Importation, Type Approval and Distribution of Communications Equipment) Regulations, 2010',
      url: 'https://www.ca.go.ke/type-approval',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'project'>;
