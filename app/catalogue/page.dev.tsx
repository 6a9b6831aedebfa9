export { Catalogue as default } from "#components/development/catalogue";
