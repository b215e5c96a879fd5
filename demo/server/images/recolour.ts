// The muted hues that a drawing may hold beside greys; each product may show another one.
const hues = ['#6C8FC4', '#E6BC4B', '#C9635A', '#7BA68A', '#DE9553', '#5E9AA0']
const inOrder = new RegExp(hues.join('|'), 'gi')

/**
 * A drawing in the colours of one product: hues change places, greys and shapes stay.
 * @param turn by how many places; 0 leaves it as it was drawn
 */
export const recoloured = (drawing: string, turn: number): string =>
  drawing.replace(inOrder, (hue) => hues[(hues.indexOf(hue.toUpperCase()) + turn) % hues.length] ?? hue)
