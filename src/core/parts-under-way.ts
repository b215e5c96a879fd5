/** How many parts wait for their code. What a server drew of one stands, and must find what it was drawn from. */
export const partsUnderWay = { count: 0 }
