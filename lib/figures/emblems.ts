import type { EmblemName } from '@/content/schema/drawings';
import type { ShapeLook } from '@/content/schema/fields';

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** Horizontal lines of text, from their left ends. */
const text = (x: number, ys: readonly number[], width: number) =>
  ys.map((y) => `M${x} ${y}h${width}`).join('');

/** A cloud 64 wide and 44 high, by its lower left corner. */
const cloud = (x: number, y: number) =>
  `M${x + 14} ${y}a14 14 0 0 1 1-28a20 20 0 0 1 38-5a17 17 0 0 1 0 33z`;

const phone = (x: number, y: number) =>
  `M${x + 5} ${y}h24q5 0 5 5v54q0 5-5 5h-24q-5 0-5-5v-54q0-5 5-5z`;

const tick = (x: number, y: number) => `M${x} ${y}l4 4 8-9`;

const receipt = (x: number, y: number, height: number) =>
  `M${x} ${y}h40v${height}l-5-5-5 5-5-5-5 5-5-5-5 5-5-5-5 5z`;

/**
 * The objects that stand for pages in lists, each 120 by 80. A shape covers the shapes before it.
 * None of them has letters, which would be too small to read.
 */
export const emblems: Readonly<Record<EmblemName, readonly (readonly [ShapeLook, string])[]>> = {
  'access-point': [
    ['line', 'M32 46a40 40 0 0 1 56 0M22 36a54 54 0 0 1 76 0M12 26a68 68 0 0 1 96 0'],
    ['body', box(34, 56, 52, 14)],
    ['hot', disc(60, 63, 3)],
    ['line', 'M60 56V46'],
  ],
  app: [
    ['body', phone(12, 8)],
    ['tint', 'M70 20h40l6 14H64z'],
    ['mark', `${text(18, [20, 29], 22)}M25 64h8`],
    ['body', box(68, 34, 44, 38)],
    ['line', 'M46 48h22'],
    ['hot', `${box(18, 40, 22, 14)}${box(92, 46, 14, 26)}`],
  ],
  badge: [
    ['line', 'M44 0l14 20M76 0L62 20'],
    ['body', box(36, 20, 48, 54)],
    ['solid', box(52, 20, 16, 6)],
    ['tint', `${disc(60, 40, 8)}M46 60a14 12 0 0 1 28 0z`],
    ['mark', text(48, [67], 24)],
  ],
  bank: [
    ['body', 'M24 30L60 8l36 22zM28 30h64v36H28zM22 66h76v8H22z'],
    ['tint', `${box(36, 36, 8, 30)}${box(56, 36, 8, 30)}${box(76, 36, 8, 30)}`],
    ['hot', disc(60, 21, 4)],
  ],
  basket: [
    ['line', 'M44 32l10-20M76 32L66 12'],
    ['body', 'M28 32h64l-9 40H37z'],
    ['tint', 'M24 28h72v9H24z'],
    ['mark', 'M46 44l2 20M60 44v20M74 44l-2 20'],
  ],
  book: [
    ['body', 'M60 18q-18-10-40-4v52q22-6 40 4zM60 18q18-10 40-4v52q-22-6-40 4z'],
    ['mark', 'M28 26q12-2 24 2M28 38q12-2 24 2M28 50q12-2 24 2'],
    ['mark', text(68, [40, 52], 24)],
    ['hot', 'M90 12v22l-6-5-6 5V13z'],
  ],
  branches: [
    ['line', 'M60 28v14M24 56V42h72v14M60 42v14'],
    ['tint', box(42, 6, 36, 22)],
    ['body', `${box(10, 54, 28, 20)}${box(46, 54, 28, 20)}${box(82, 54, 28, 20)}`],
    ['hot', `${box(20, 62, 8, 12)}${box(56, 62, 8, 12)}${box(92, 62, 8, 12)}`],
  ],
  browser: [
    ['body', box(18, 8, 84, 64)],
    ['solid', box(18, 8, 84, 11)],
    ['tint', box(26, 27, 34, 37)],
    ['mark', text(68, [30, 39, 48], 26)],
    ['hot', box(68, 55, 20, 9)],
  ],
  bubbles: [
    ['body', 'M12 8h60v34H36L24 54V42H12z'],
    ['mark', text(22, [20, 30], 38)],
    ['tint', 'M50 34h58v28H98v12L84 62H50z'],
    ['hot', `${disc(66, 48, 3)}${disc(79, 48, 3)}${disc(92, 48, 3)}`],
  ],
  bug: [
    ['body', box(12, 8, 62, 64)],
    ['mark', `${text(38, [20, 34], 26)}${tick(22, 20)}${tick(22, 34)}${text(22, [48, 60], 20)}`],
    ['line', 'M94 66l16 12'],
    ['body', disc(78, 50, 22)],
    ['hot', 'M78 40a8 11 0 1 1-.1 0z'],
    ['mark', 'M78 42v20M70 45l-6-4M86 45l6-4M70 51h-7M86 51h7M71 57l-6 5M85 57l6 5'],
  ],
  buoy: [
    ['body', disc(60, 40, 34)],
    ['hot', 'M48 8a34 34 0 0 1 24 0l-6 17h-12zM48 72a34 34 0 0 0 24 0l-6-17h-12z'],
    ['hot', 'M28 28a34 34 0 0 0 0 24l17-6v-12zM92 28a34 34 0 0 1 0 24l-17-6v-12z'],
    ['tint', disc(60, 40, 15)],
  ],
  calendar: [
    ['body', box(24, 12, 72, 60)],
    ['solid', box(24, 12, 72, 13)],
    ['line', 'M40 6v12M80 6v12'],
    ['mark', 'M24 41h72M24 56h72M48 25v47M72 25v47'],
    ['hot', box(48, 41, 24, 15)],
  ],
  card: [
    ['line', 'M10 10h72M10 10v44'],
    ['body', box(20, 18, 84, 52)],
    ['solid', box(20, 28, 84, 10)],
    ['hot', box(30, 46, 18, 14)],
    ['mark', text(58, [50, 58], 36)],
  ],
  chip: [
    ['line', 'M44 6v12M60 6v12M76 6v12M44 62v12M60 62v12M76 62v12'],
    ['line', 'M26 26h12M26 40h12M26 54h12M82 26h12M82 40h12M82 54h12'],
    ['body', box(38, 18, 44, 44)],
    ['tint', box(48, 28, 24, 24)],
    ['hot', disc(60, 40, 5)],
  ],
  clipboard: [
    ['body', box(34, 12, 52, 62)],
    ['solid', box(48, 6, 24, 11)],
    ['mark', `${tick(42, 29)}${tick(42, 44)}${tick(42, 59)}${text(60, [28, 43], 18)}`],
    ['hot', box(60, 54, 18, 8)],
  ],
  clock: [
    ['line', 'M20 40a40 34 0 1 1 14 26M20 40l-9-9M20 40l10-8'],
    ['body', disc(62, 40, 26)],
    ['hot', 'M62 40V14a26 26 0 0 1 22 12z'],
    ['mark', 'M62 40V22M62 40l15-9'],
  ],
  cloud: [
    ['body', cloud(28, 48)],
    ['line', 'M60 48v6M36 54v-3h48v3'],
    ['tint', `${box(22, 54, 26, 17)}${box(72, 54, 26, 17)}`],
    ['hot', box(50, 54, 20, 20)],
    ['line', 'M16 74h88'],
  ],
  'cloud-bill': [
    ['body', cloud(14, 58)],
    ['tint', receipt(64, 18, 54)],
    ['mark', text(72, [30, 40], 24)],
    ['hot', box(72, 48, 24, 9)],
  ],
  'cloud-copy': [
    ['tint', cloud(38, 46)],
    ['body', cloud(18, 64)],
    ['hot', 'M50 60V46h-8l14-15 14 15h-8v14z'],
  ],
  'cloud-move': [
    ['body', cloud(44, 48)],
    ['tint', box(14, 38, 30, 34)],
    ['mark', text(19, [47, 55, 63], 20)],
    ['hot', 'M46 60h22v-8l14 13-14 13v-8H46z'],
  ],
  'cloud-servers': [
    ['body', cloud(6, 56)],
    ['tint', `${box(68, 12, 40, 18)}${box(68, 33, 40, 18)}${box(68, 54, 40, 18)}`],
    ['mark', text(86, [21, 42, 63], 15)],
    ['hot', `${disc(76, 21, 3)}${disc(76, 42, 3)}${disc(76, 63, 3)}`],
  ],
  coins: [
    ['body', 'M16 54h36v18H16zM22 38h36v16H22z'],
    ['tint', disc(82, 40, 28)],
    ['body', disc(82, 40, 19)],
    ['hot', 'M76 32h12v16H76z'],
    ['mark', 'M28 54v18M40 54v18M34 38v16M46 38v16'],
  ],
  columns: [
    ['tint', `${box(22, 44, 14, 28)}${box(42, 34, 14, 38)}${box(62, 24, 14, 48)}`],
    ['hot', box(82, 10, 14, 62)],
    ['line', 'M14 72h92M14 24h92'],
  ],
  compass: [
    ['body', box(14, 8, 92, 64)],
    ['mark', 'M24 18h38v26H24zM44 18v26M24 44v18h38M72 18h24v44'],
    ['mark', 'M66 44a22 22 0 0 1 30 10'],
    ['hot', 'M78 10l8 4-2 6 14 46-18-44-12 48 8-51z'],
  ],
  conveyor: [
    ['body', `${box(8, 30, 26, 24)}${box(46, 30, 26, 24)}`],
    ['hot', box(84, 30, 26, 24)],
    ['line', 'M34 42h12M72 42h12M4 62h112'],
    ['mark', `${tick(15, 42)}${tick(53, 42)}`],
    ['tint', `${disc(21, 67, 5)}${disc(60, 67, 5)}${disc(99, 67, 5)}`],
  ],
  council: [
    ['line', 'M60 18V2'],
    ['hot', 'M60 2h18l-4 5 4 5H60z'],
    ['body', 'M38 34l22-16 22 16zM42 34h36v38H42zM14 44h28v28H14zM78 44h28v28H78z'],
    ['tint', `${box(54, 52, 12, 20)}${box(22, 52, 12, 10)}${box(86, 52, 12, 10)}`],
    ['mark', 'M10 72h100'],
  ],
  cylinders: [
    ['body', 'M30 16v48a30 9 0 0 0 60 0V16zM30 16a30 9 0 0 1 60 0a30 9 0 0 1-60 0z'],
    ['tint', 'M30 48v16a30 9 0 0 0 60 0V48a30 9 0 0 1-60 0z'],
    ['mark', 'M30 32a30 9 0 0 0 60 0'],
    ['hot', disc(80, 60, 3)],
  ],
  desktop: [
    ['body', box(20, 8, 80, 48)],
    ['solid', box(20, 8, 22, 48)],
    ['mark', text(50, [20, 30], 40)],
    ['hot', box(50, 38, 20, 9)],
    ['tint', 'M52 56h16v10h12v7H40v-7h12z'],
  ],
  devices: [
    ['body', box(10, 8, 72, 48)],
    ['tint', box(18, 16, 26, 32)],
    ['mark', text(52, [20, 30, 40], 22)],
    ['line', 'M46 56v12M30 68h32'],
    ['body', box(78, 26, 32, 46)],
    ['hot', box(84, 34, 20, 14)],
    ['mark', text(84, [56, 64], 20)],
  ],
  envelope: [
    ['body', box(20, 16, 80, 52)],
    ['tint', 'M20 16h80L60 48z'],
    ['hot', disc(94, 18, 9)],
  ],
  factory: [
    ['line', 'M96 8q6-6 12 0'],
    ['body', 'M10 72V38l24-16v16l24-16v16l24-16V14h14v58z'],
    ['tint', `${box(20, 50, 14, 10)}${box(44, 50, 14, 10)}`],
    ['hot', box(70, 48, 16, 24)],
    ['mark', 'M82 38V22'],
  ],
  fewer: [
    ['tint', `${box(8, 8, 30, 12)}${box(8, 24, 30, 12)}${box(8, 40, 30, 12)}${box(8, 56, 30, 12)}`],
    ['hot', 'M46 32h14v-8l14 14-14 14v-8H46z'],
    ['body', `${box(80, 18, 32, 18)}${box(80, 40, 32, 18)}`],
    ['mark', text(96, [27, 49], 10)],
  ],
  flats: [
    ['body', box(24, 8, 72, 66)],
    ['tint', `${box(32, 16, 14, 12)}${box(53, 16, 14, 12)}${box(74, 16, 14, 12)}`],
    ['tint', `${box(32, 35, 14, 12)}${box(74, 35, 14, 12)}${box(32, 54, 14, 12)}`],
    ['hot', `${box(53, 35, 14, 12)}${box(74, 54, 14, 12)}`],
    ['solid', box(53, 54, 14, 20)],
  ],
  forged: [
    ['tint', `${box(10, 8, 66, 42)}M10 8h66L43 34z`],
    ['body', `${box(42, 28, 68, 44)}M42 28h68L76 54z`],
    ['hot', 'M76 38l15 27H61z'],
    ['mark', 'M76 48v7M76 59v2'],
  ],
  form: [
    ['body', 'M30 6h44l16 16v52H30z'],
    ['tint', 'M74 6v16h16z'],
    ['mark', `${text(38, [22], 26)}M38 32h44v9H38zM38 47h44v9H38z`],
    ['hot', box(58, 61, 24, 8)],
  ],
  gauge: [
    ['body', 'M16 66a44 44 0 0 1 88 0z'],
    ['tint', 'M16 66a44 44 0 0 1 22-38l9 15a27 27 0 0 0-14 23z'],
    ['hot', 'M86 30a44 44 0 0 1 18 36H87a27 27 0 0 0-12-22z'],
    ['mark', 'M60 66l18-24'],
    ['solid', disc(60, 66, 5)],
  ],
  globe: [
    ['body', disc(46, 38, 32)],
    ['mark', 'M14 38h64M46 6v64M46 6q-30 32 0 64M46 6q30 32 0 64'],
    ['hot', box(64, 50, 46, 20)],
    ['mark', 'M72 60h30'],
  ],
  hands: [
    ['body', disc(44, 40, 28)],
    ['tint', disc(76, 40, 28)],
    ['hot', 'M60 17a28 28 0 0 1 0 46a28 28 0 0 1 0-46z'],
  ],
  headset: [
    ['line', 'M28 44a32 32 0 0 1 64 0M92 60q0 12-24 12'],
    ['body', `${box(20, 40, 18, 24)}${box(82, 40, 18, 24)}`],
    ['tint', `${box(30, 40, 8, 24)}${box(82, 40, 8, 24)}`],
    ['hot', disc(64, 72, 5)],
  ],
  hub: [
    ['line', 'M28 20l32 20 32-20M28 60l32-20 32 20'],
    ['body', `${box(12, 8, 30, 20)}${box(78, 8, 30, 20)}${box(12, 52, 30, 20)}`],
    ['tint', box(78, 52, 30, 20)],
    ['hot', disc(60, 40, 13)],
    ['mark', text(18, [18, 62], 18)],
  ],
  'index-card': [
    ['tint', 'M26 8h74v46H26z'],
    ['body', 'M14 22h26l6-8h22v8h24v50H14z'],
    ['hot', disc(32, 42, 7)],
    ['mark', `M20 62a12 10 0 0 1 24 0${text(54, [40, 50, 60], 28)}`],
  ],
  key: [
    ['line', 'M96 8v64M108 8v64'],
    ['body', `${disc(30, 40, 20)}M49 35h52v10h-6v10H85V45h-6v7h-9v-7H49z`],
    ['hot', disc(26, 40, 7)],
  ],
  lens: [
    ['body', box(12, 8, 74, 64)],
    ['tint', box(20, 16, 58, 13)],
    ['mark', text(20, [38, 47, 56, 65], 40)],
    ['line', 'M98 62l14 14'],
    ['hot', disc(84, 48, 19)],
    ['body', disc(84, 48, 13)],
  ],
  letter: [
    ['body', box(22, 6, 56, 68)],
    ['mark', text(32, [20, 30, 40, 50], 36)],
    ['hot', 'M104 16l8 7-40 44-12 4 4-12z'],
    ['mark', 'M32 62h20'],
  ],
  lock: [
    ['body', 'M28 8h64v28q0 26-32 38Q28 62 28 36z'],
    ['mark', 'M50 36V28a10 10 0 0 1 20 0v8'],
    ['hot', box(44, 36, 32, 22)],
    ['solid', disc(60, 46, 3)],
  ],
  mast: [
    [
      'line',
      'M40 12a18 18 0 0 0 0 24M30 4a32 32 0 0 0 0 40M80 12a18 18 0 0 1 0 24M90 4a32 32 0 0 1 0 40',
    ],
    ['body', 'M60 24l20 50H40z'],
    ['mark', 'M54 40h12M48 56h24M54 40l18 16M66 40L48 56M48 56l24 18M72 56L48 74'],
    ['hot', disc(60, 22, 6)],
    ['line', 'M28 74h64'],
  ],
  merge: [
    ['tint', box(8, 8, 36, 26)],
    ['body', box(8, 46, 36, 26)],
    ['line', 'M44 21h14v38H44M58 40h14'],
    ['hot', box(72, 20, 40, 40)],
    ['mark', `${text(14, [17, 25, 55, 63], 22)}${text(80, [32, 40, 48], 24)}`],
  ],
  migration: [
    ['line', 'M8 40h12M46 40h28M100 40h12'],
    ['tint', box(16, 10, 32, 60)],
    ['mark', text(22, [22, 32, 42, 52], 20)],
    ['body', `${box(72, 10, 32, 18)}${box(72, 31, 32, 18)}${box(72, 52, 32, 18)}`],
    ['hot', 'M52 34h8v-7l12 13-12 13v-7h-8z'],
  ],
  mortarboard: [
    ['tint', 'M36 38v22q24 14 48 0V38z'],
    ['body', 'M60 10l50 22-50 22-50-22z'],
    ['mark', 'M60 32l38 8v20'],
    ['hot', box(93, 58, 10, 14)],
  ],
  'old-computer': [
    ['body', box(26, 6, 68, 50)],
    ['solid', box(36, 14, 48, 32)],
    ['hot', box(42, 20, 8, 8)],
    ['tint', 'M18 60h84l6 14H12z'],
    ['mark', text(30, [66], 48)],
  ],
  opinion: [
    ['body', box(20, 6, 50, 68)],
    ['mark', `${text(28, [20, 30], 34)}${tick(30, 44)}${tick(30, 58)}`],
    ['tint', disc(86, 40, 20)],
    ['mark', 'M80 34a6 6 0 1 1 8 6q-2 1-2 5'],
    ['hot', disc(86, 52, 2.5)],
  ],
  payment: [
    ['body', phone(34, 8)],
    ['tint', box(39, 20, 24, 22)],
    ['mark', `${text(40, [50], 22)}M48 64h6`],
    ['hot', disc(84, 46, 18)],
    ['mark', tick(78, 46)],
  ],
  payslip: [
    ['body', box(24, 6, 58, 68)],
    ['solid', box(24, 6, 58, 11)],
    ['mark', `${text(32, [28, 38, 48], 20)}${text(64, [28, 38, 48], 10)}`],
    ['tint', box(32, 56, 42, 10)],
    ['hot', disc(92, 54, 16)],
    ['body', disc(92, 54, 9)],
  ],
  pencil: [
    ['body', box(14, 8, 70, 64)],
    ['tint', box(22, 16, 54, 22)],
    ['mark', text(22, [47, 56, 64], 30)],
    ['hot', 'M98 10l12 9-38 46-14 6 2-16z'],
    ['mark', 'M60 55l12 10M90 20l12 9'],
  ],
  phones: [
    ['tint', phone(28, 4)],
    ['body', phone(58, 12)],
    ['mark', `${text(64, [24, 33, 42], 22)}M71 70h8`],
    ['hot', box(64, 50, 22, 12)],
    ['mark', text(34, [18, 27], 18)],
  ],
  plug: [
    ['line', 'M4 40h24M92 40h24'],
    ['body', 'M28 20h14q16 0 16 20t-16 20H28z'],
    ['tint', 'M92 14H80Q66 14 66 40t14 26h12z'],
    ['hot', `${box(58, 27, 16, 7)}${box(58, 46, 16, 7)}`],
  ],
  'price-tag': [
    ['body', 'M18 40l24-30h66v60H42z'],
    ['line', 'M0 26q18 18 42 14'],
    ['tint', disc(42, 40, 6)],
    ['mark', text(60, [26, 60], 38)],
    ['hot', box(60, 36, 38, 14)],
  ],
  pulse: [
    ['body', box(14, 8, 92, 54)],
    ['solid', box(22, 16, 76, 38)],
    ['line', 'M40 74h40M60 62v12'],
    ['hot', 'M22 36h18l8-14 10 28 10-20 6 8h24v3H72l-4-6-10 22-10-28-6 9H22z'],
  ],
  puzzle: [
    ['body', box(16, 8, 88, 64)],
    ['tint', box(24, 16, 34, 22)],
    ['mark', text(68, [20, 29, 38], 28)],
    ['mark', 'M24 48h22v16H24z'],
    ['hot', 'M58 46h12q-2-8 5-8t5 8h14v20H58v-6q-7 1-7-5t7-4z'],
  ],
  rack: [
    ['body', box(34, 4, 52, 72)],
    ['tint', `${box(40, 10, 40, 12)}${box(40, 25, 40, 12)}${box(40, 55, 40, 15)}`],
    ['hot', box(40, 40, 40, 12)],
    ['mark', text(58, [16, 31, 46, 62], 16)],
  ],
  repair: [
    ['body', box(12, 8, 76, 60)],
    ['solid', box(12, 8, 76, 10)],
    ['mark', text(22, [30, 40, 50], 28)],
    ['hot', 'M104 26a14 14 0 0 1-18 17L66 66q-6 6-11 0t1-11l23-20a14 14 0 0 1 17-18l-8 9 2 7 7 2z'],
  ],
  layers: [
    ['tint', 'M16 24l44-18 44 18-44 18z'],
    ['hot', 'M16 40l14-6 30 12 30-12 14 6-44 18z'],
    ['body', 'M16 56l14-6 30 12 30-12 14 6-44 18z'],
  ],
  scales: [
    ['line', 'M60 8v60M24 18h72M40 72h40'],
    ['body', 'M8 50l16-32 16 32zM80 50l16-32 16 32z'],
    ['tint', 'M6 50h36q-4 12-18 12T6 50zM78 50h36q-4 12-18 12T78 50z'],
    ['hot', disc(60, 14, 6)],
  ],
  shield: [
    ['body', 'M28 8h64v28q0 26-32 38Q28 62 28 36z'],
    ['tint', 'M60 8h32v28q0 26-32 38z'],
    ['hot', 'M44 40l10 10 24-26 6 6-30 32-16-16z'],
  ],
  ship: [
    ['body', 'M10 52h92l-12 20H24z'],
    ['body', 'M20 52V26h14v26z'],
    ['tint', `${box(40, 38, 18, 14)}${box(60, 38, 18, 14)}${box(40, 22, 18, 14)}`],
    ['hot', box(60, 22, 18, 14)],
    ['line', 'M69 22V6h34v46M2 76q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0'],
  ],
  shop: [
    ['body', box(24, 30, 72, 44)],
    ['tint', 'M20 8h80l6 22H14z'],
    ['mark', 'M38 8l-4 22M54 8l-2 22M68 8l2 22M84 8l4 22'],
    ['hot', box(70, 44, 16, 30)],
    ['mark', 'M34 42h26v18H34z'],
  ],
  signpost: [
    ['line', 'M60 4v72M44 76h32'],
    ['body', 'M60 10h38l10 10-10 10H60z'],
    ['hot', 'M60 38H24L14 48l10 10h36z'],
    ['mark', `${text(68, [20], 24)}${text(28, [48], 24)}`],
  ],
  sms: [
    ['body', phone(14, 8)],
    ['mark', `${text(20, [20, 29], 20)}M27 64h8`],
    ['tint', 'M56 14h52v26H74l-10 10V40h-8z'],
    ['mark', text(66, [23, 31], 32)],
    ['hot', 'M64 58h36v14H64z'],
  ],
  target: [
    ['body', disc(52, 42, 32)],
    ['tint', disc(52, 42, 20)],
    ['hot', disc(52, 42, 8)],
    ['line', 'M52 42l36-25M88 17V9l12-5v10l8 4-12 6z'],
  ],
  'tax-receipt': [
    ['body', receipt(40, 4, 72)],
    ['mark', text(48, [14, 23], 24)],
    ['solid', `${box(48, 32, 10, 10)}${box(62, 32, 10, 10)}${box(48, 46, 10, 10)}`],
    ['hot', box(62, 46, 10, 10)],
  ],
  telephone: [
    ['body', 'M12 12h44v30H34L24 52V42H12z'],
    ['mark', text(20, [22, 31], 26)],
    ['hot', 'M72 22q-4 0-4 8 2 28 34 42 8 2 10-2l3-9-14-8-7 7q-11-7-14-18l8-6-5-15z'],
  ],
  terminal: [
    ['body', box(16, 8, 88, 64)],
    ['solid', box(22, 14, 76, 52)],
    ['hot', 'M32 24l16 14-16 14v-8l7-6-7-6zM54 48h22v5H54z'],
  ],
  thermometer: [
    ['body', box(10, 8, 64, 66)],
    ['mark', 'M24 22l28 34M52 22L24 56M16 39h44M38 18v42'],
    ['tint', 'M88 6q9 0 9 9v32a15 15 0 1 1-18 0V15q0-9 9-9z'],
    ['hot', `${disc(88, 60, 9)}${box(85, 30, 6, 24)}`],
  ],
  tiles: [
    ['body', box(16, 6, 88, 68)],
    ['tint', `${box(24, 14, 34, 24)}${box(64, 44, 32, 22)}`],
    ['hot', disc(80, 26, 12)],
    ['mark', text(24, [48, 56, 64], 30)],
  ],
  till: [
    ['body', box(38, 6, 44, 30)],
    ['solid', box(44, 12, 32, 12)],
    ['line', 'M60 36v8'],
    ['tint', 'M26 44h68l8 30H18z'],
    ['mark', 'M38 52h8M52 52h8M66 52h8M37 61h8M52 61h8M67 61h8'],
    ['hot', box(82, 50, 10, 14)],
  ],
  tower: [
    ['body', box(18, 6, 34, 68)],
    ['tint', `${box(24, 14, 22, 8)}${box(24, 26, 22, 8)}`],
    ['solid', disc(35, 60, 4)],
    ['line', 'M52 30h16'],
    ['hot', 'M68 22h36v20q0 18-18 26-18-8-18-26z'],
    ['mark', tick(80, 43)],
  ],
  weighbridge: [
    ['body', 'M14 26h54v30H14z'],
    ['tint', 'M70 34h18l10 12v10H70z'],
    ['solid', `${disc(28, 58, 6)}${disc(52, 58, 6)}${disc(86, 58, 6)}`],
    ['line', 'M4 66h112M20 66v10M100 66v10'],
    ['hot', box(84, 6, 30, 16)],
    ['mark', 'M90 14h18'],
  ],
  windows: [
    ['body', box(14, 6, 40, 68)],
    ['mark', text(22, [18, 28, 38], 24)],
    ['hot', disc(34, 62, 4)],
    ['tint', 'M66 18l20-4v24H66zM90 13l22-4v29H90zM66 42h20v24l-20-4zM90 42h22v29l-22-4z'],
    ['line', 'M54 40h12'],
  ],
};
