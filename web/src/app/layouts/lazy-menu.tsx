import {
  cloneElement,
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLater } from '@/lib/lazy-when-idle.tsx'

type Button = ReactElement<{
  ref?: Ref<HTMLButtonElement>
  onClick?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: false
}>

type Props<Items> = {
  /** What it hangs below; it stands in the page from the beginning. */
  button: Button
  /** What its items are made of. */
  items: Items
  position: 'bottom-start' | 'bottom-end'
  /** Of the open menu, in pixels. */
  width: number
}

/** A menu of the frame, whose code comes when the browser is idle or its button is pressed. */
export function lazyMenu<Items extends object>(
  loadItems: () => Promise<ComponentType<Items>>,
): ComponentType<Props<Items>> {
  const load = async () => {
    const [{ MenuBelow }, Items] = await Promise.all([import('./menu-below.tsx'), loadItems()])
    return { MenuBelow, Items }
  }

  return function LaterMenu({ button, items, ...look }: Props<Items>) {
    const element = useRef<HTMLButtonElement>(null)
    const [isWanted, setWanted] = useState(false)
    const loaded = useLater(load, { isWanted, keeps: element })

    // Pressed anew, it opens as it does from then on, with the focus where a menu has it.
    useEffect(() => {
      if (loaded !== null && isWanted) element.current?.click()
    }, [loaded, isWanted])

    if (loaded !== null) {
      return (
        <loaded.MenuBelow {...look} button={cloneElement(button, { ref: element })}>
          <loaded.Items {...items} />
        </loaded.MenuBelow>
      )
    }
    return cloneElement(button, {
      ref: element,
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onClick: () => setWanted(true),
      onKeyDown: ({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') setWanted(true)
      },
    })
  }
}
