/* Loaded before the receiver: on SIGUSR2 the clock is set back by a day. The steady clock and timers go on, as on a real machine. */
const RealDate = Date;
let shift = 0;

globalThis.Date = class extends RealDate {
  constructor(...words) {
    if (words.length === 0) super(RealDate.now() + shift);
    else super(...words);
  }
  static now() {
    return RealDate.now() + shift;
  }
};

process.on('SIGUSR2', () => {
  shift = -86_400_000;
});
