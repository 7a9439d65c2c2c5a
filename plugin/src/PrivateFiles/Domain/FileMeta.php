<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/**
 * Defines the post meta keys for an applicant's files. File IDs of the store and attachment IDs are different numbers
 * and never share a key: WP Job Openings shows and deletes the attachment in `awsm_attachment_id`.
 *
 * @see docs/features/private-files.md#which-key-names-which-file
 */
final class FileMeta
{
    /**
     * On an application: ID of its first file in the private store. On an attachment: ID of the stored file it is a
     * copy of.
     */
    public const FILE_ID = 'courant_file_id';

    /** On an application: ID of an attachment, never an ID of the private store. Key of WP Job Openings. */
    public const ATTACHMENT_ID = 'awsm_attachment_id';

    /**
     * On an application, once for each attachment that was copied into the private store: `attachment ID:file ID`, and
     * after the attachment was deleted `attachment ID:file ID:path`, relative to the uploads folder.
     */
    public const PREVIOUS_ATTACHMENT = 'courant_former_attachment';

    /** On an attachment of WP Job Openings: the original name of the applicant's file. */
    public const ATTACHMENT_NAME = 'awsm_actual_file_name';
}
