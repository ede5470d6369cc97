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

/** What follows a move is drawn in turn: where the pointer is, what lies below it, and what the context knows of that. */
const DRAWINGS = 3

type Reports = Pick<SensorProps<object>, 'onMove' | 'onEnd'>

/**
 * The library learns what is below the pointer by drawing, and the last move may not be drawn yet when the pointer is let go:
 * on a busy machine, what was dragged fell one place short. These sensors draw the last move before they report the end.
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

/** A press that goes this far, in pixels, is no click. */
const DISTANCE = 6
/** How long a finger rests on an item before it takes it along: sooner it scrolls. */
const TOUCH = { delay: 220, tolerance: 6 }

/** Items are dragged by mouse, finger and keys. */
export function useDragSensors(coordinateGetter: KeyboardCoordinateGetter) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return useSensors(
    useSensor(DrawnMouseSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(DrawnTouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter, scrollBehavior: isCalm ? 'auto' : 'smooth' }),
  )
}
