CREATE TABLE "job_lease" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_message" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"template" text NOT NULL,
	"values" jsonb NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"good_until" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"died_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "file_removal" (
	"file_id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"going" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_file" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_file" ADD COLUMN "digest" text;--> statement-breakpoint
CREATE INDEX "outgoing_message_next" ON "outgoing_message" USING btree ("died_at","next_at");