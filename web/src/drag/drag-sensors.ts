import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  PointerSensor,
  type SensorProps,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { flushSync } from 'react-dom'

/** Number of renders that a move takes: the position of the pointer, the target below it, and the context's state. */
const DRAWINGS = 3

type Reports = Pick<SensorProps<object>, 'onMove' | 'onEnd'>

/**
 * Makes a sensor render the last move before it reports the end. The library finds the target below the pointer by rendering; on a busy machine, the
 * item would otherwise be dropped one place short, because the last move was not rendered before the release.
 */
function endDrawn<Props extends Reports>(props: Props): Props {
  let last: Parameters<Props['onMove']>[0] | null = null
  return {
    ...props,
    onMove: (to) => {
      last = to
      props.onMove(to)
    },
    onEnd: () => {
      const to = last
      if (to) for (let n = 0; n < DRAWINGS; n += 1) flushSync(() => props.onMove(to))
      props.onEnd()
    },
  }
}

export class DrawnPointerSensor extends PointerSensor {
  constructor(props: ConstructorParameters<typeof PointerSensor>[0]) {
    super(endDrawn(props))
  }
}

class DrawnMouseSensor extends MouseSensor {
  constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
    super(endDrawn(props))
  }
}

class DrawnTouchSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    super(endDrawn(props))
  }
}

/** Distance in pixels from which a press counts as a drag instead of a click. */
const DISTANCE = 6
/** Milliseconds for which a finger must rest on an item to drag it, and tolerance in pixels; an earlier move scrolls. */
const TOUCH = { delay: 220, tolerance: 6 }

/** Returns sensors for dragging by mouse, touch and keyboard. */
export function useDragSensors(coordinateGetter: KeyboardCoordinateGetter) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return useSensors(
    useSensor(DrawnMouseSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(DrawnTouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter, scrollBehavior: isCalm ? 'auto' : 'smooth' }),
  )
}
