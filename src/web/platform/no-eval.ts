/**
 * zod probes for eval when a schema is built, which our content security policy reports as an error.
 * Its setting lives here, and importing zod to set it would bring zod to every visitor.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
