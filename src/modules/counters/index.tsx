import type { IslandProps } from '../../runtime/definition';
import { BarCounters } from './bar-counters';
import { CircleCounter } from './circle-counter';
import { Countdown } from './countdown';
import * as names from './names';
import { NumberCounter } from './number-counter';

const kinds = [
  [names.circle, CircleCounter],
  [names.number, NumberCounter],
  [names.bars, BarCounters],
  [names.countdown, Countdown],
] as const;

/** Everything that counts travels in one chunk. */
export function island(props: IslandProps) {
  const { classList } = props.root;
  const Kind = kinds.find(([name]) => classList.contains(name))?.[1];
  return Kind && <Kind {...props} />;
}
