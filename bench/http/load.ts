import http from "node:http";

export interface Shot {
  readonly method: "GET" | "PATCH";
  readonly path: string;
  readonly body?: string;
}

export interface Target {
  readonly port: number;
  readonly cookie: string;
}

/** Sends every shot once, `clients` at a time, and answers how long each took in ms. */
export async function fire(target: Target, shots: readonly Shot[], clients: number): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    for (let shot = shots[next++]; shot; shot = shots[next++]) times.push(await send(target, shot, agent));
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return times;
}

function send({ port, cookie }: Target, { method, path, body }: Shot, agent: http.Agent): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      ...(body && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
    };
    const request = http.request({ host: "127.0.0.1", port, path, method, agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${method} ${path}: status ${response.statusCode}`));
      response.resume().on("end", () => resolve(performance.now() - startedAt));
    });
    request.on("error", reject).end(body);
  });
}
