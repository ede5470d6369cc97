import { useQuery } from '@tanstack/react-query'
import { type GalleryItem, readOffered } from './gallery-commands.ts'

const NONE: readonly GalleryItem[] = []

/** Templates that were published since this version of the product; none while they are not there. */
export function useOfferedTemplates() {
  const { data } = useQuery({
    queryKey: ['gallery', 'template'],
    queryFn: () => readOffered('template'),
    staleTime: 60_000,
  })
  return data ?? NONE
}
