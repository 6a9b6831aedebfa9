export type Speed = {
	kilobits: number;
	/** Of a round trip, in ms. */
	latency: number;
};

/** As fast as the machine. */
export const UNLIMITED: Speed = { kilobits: 1_000_000, latency: 0 };

/** One direction of a slow line. Packets arrive whole and in order, and wait for those before them however many there are. */
export class DelayedDirection {
	readonly #speed: Speed;
	readonly #deliver: (packet: Buffer) => void;
	readonly #onTheWay: { packet: Buffer; arrival: number }[] = [];
	/** When the line can take the next packet, in ms of this process's clock. */
	#freeAt = 0;

	constructor(speed: Speed, deliver: (packet: Buffer) => void) {
		this.#speed = speed;
		this.#deliver = deliver;
	}

	send(packet: Buffer): void {
		const bits = packet.length * 8;
		this.#freeAt = Math.max(this.#freeAt, performance.now()) + bits / this.#speed.kilobits;
		this.#onTheWay.push({ packet, arrival: this.#freeAt + this.#speed.latency / 2 });
		if (this.#onTheWay.length === 1) this.#deliverInTime();
	}

	/** One timer for all: timers of their own could overtake each other. */
	#deliverInTime(): void {
		for (let next = this.#onTheWay[0]; next; next = this.#onTheWay[0]) {
			const wait = next.arrival - performance.now();
			if (wait > 0) {
				setTimeout(() => this.#deliverInTime(), Math.ceil(wait));
				return;
			}
			this.#onTheWay.shift();
			this.#deliver(next.packet);
		}
	}
}
