CREATE TABLE "search_synonym" (
	"word" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"means" text[] NOT NULL
);
