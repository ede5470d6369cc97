import { IMAGE_TYPES } from '@postwright/core/model/media'

/** Lets a person choose a picture from their device; none when they choose nothing. */
export function chooseFiles(): Promise<File[]> {
  return new Promise((settle) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = IMAGE_TYPES.join(',')
    input.addEventListener('change', () => settle([...(input.files ?? [])]))
    input.addEventListener('cancel', () => settle([]))
    input.click()
  })
}
