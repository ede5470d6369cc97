import { useQuery } from '@tanstack/react-query'
import { readOfferedTemplates } from './gallery-commands.ts'

const NONE: Awaited<ReturnType<typeof readOfferedTemplates>> = []

/** Templates that were published since this version of the product; none while they are not there. */
export function useOfferedTemplates() {
  const { data } = useQuery({ queryKey: ['gallery', 'template'], queryFn: readOfferedTemplates, staleTime: 60_000 })
  return data ?? NONE
}
