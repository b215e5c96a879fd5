/** How the shop of the journeys is set up. */
export const demoSettings = { GOODS: '1200', DEMO_FIXED_CODE: '2468', DEMO_AUTOPILOT: 'off' }
