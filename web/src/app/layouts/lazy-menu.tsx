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
  /** Button above the menu, which is part of the page before the menu loads. */
  button: Button
  items: Items
  position: 'bottom-start' | 'bottom-end'
  /** Width of the open menu, in pixels. */
  width: number
}

/** Returns a menu of the frame; its code loads when the browser is idle or its button is pressed. */
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

    // A simulated click after loading opens the menu in the usual way, with the focus in the menu.
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
