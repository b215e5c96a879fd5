CREATE TABLE "translation" (
	"language" text NOT NULL,
	"source" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "translation_source" ON "translation" USING hash ("source");