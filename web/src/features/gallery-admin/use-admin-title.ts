import { useEffect } from 'react'
import { BRAND } from '@postwright/core/brand'

/** Names an admin screen: the route's own title is that of an address which does not exist, for those who may not come here. */
export function useAdminTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`
  }, [title])
}
