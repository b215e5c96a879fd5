CREATE TABLE "file_removal" (
	"file_id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"going" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_file" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_file" ADD COLUMN "digest" text;