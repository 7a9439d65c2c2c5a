<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

/**
 * Post meta that names an applicant's files. Store ids and attachment ids are different numbers and never share a key:
 * WP Job Openings shows and deletes whatever attachment `awsm_attachment_id` names.
 *
 * @see docs/features/private-files.md#which-key-names-which-file
 */
final class FileMeta
{
    /** On an application: id of its first file in the private store. On an attachment: id of the stored file it is a copy of. */
    public const FILE_ID = 'courant_file_id';

    /** On an application: id of a real attachment (WP Job Openings' own key), never an id of the private store. */
    public const ATTACHMENT_ID = 'awsm_attachment_id';

    /** On an application, once for each attachment that was moved into the private store: `attachment id:file id`. */
    public const FORMER_ATTACHMENT = 'courant_former_attachment';

    /** On an attachment of WP Job Openings: the name that the applicant's file had. */
    public const ATTACHMENT_NAME = 'awsm_actual_file_name';
}
