<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Http;

use CourantDesk\Kernel\Request;
use CourantDesk\PrivateFiles\Domain\FileKind;

/**
 * Handles the capability-checked download of an applicant's file
 * (docs/compatibility/wp-job-openings.md#cron-events-uploads-and-roles). The request contains an ID, never a path; the
 * file is streamed, and browsers cannot execute its content.
 */
final class DownloadController
{
    private const ACTIONS = ['download_resume', 'download_file'];
    private const NONCE = 'awsm_resume_download';
    private const PREVIEW = 'courant_preview';

    public function __construct(private readonly RequestedFileFinder $files, private readonly FileResponse $response)
    {
    }

    /** @param int $application distinguishes file IDs of the store from attachment IDs of WP Job Openings */
    public static function url(int $id, int $application): string
    {
        return add_query_arg([
            'awsm_action' => 'download_resume',
            'awsm_id' => $id,
            'application' => $application,
            'awsm_nonce' => wp_create_nonce(self::NONCE),
        ], admin_url('admin.php'));
    }

    public function handle(): void
    {
        $request = Request::fromGlobals();
        if (!in_array($request->text('awsm_action'), self::ACTIONS, true)) {
            return;
        }
        if (wp_verify_nonce($request->text('awsm_nonce'), self::NONCE) === false) {
            FileResponse::sendError(__('This link has expired. Open the application again.', 'courant-desk'), 403);
        }
        $file = $this->files->find($request->int('awsm_id'), $request->int('application'));
        if ($file === null || !current_user_can('edit_post', $file->application)) {
            FileResponse::sendError(__('You are not allowed to read this file.', 'courant-desk'), 403);
        }
        $this->response->send(
            $file,
            $request->header('Range'),
            $request->text(self::PREVIEW) === '1',
            static function (?FileKind $shown) use ($file): void {
                /**
                 * Fires before an applicant's file is sent.
                 *
                 * @since 0.1.0
                 *
                 * @param int    $application application ID
                 * @param string $name        original name of the file
                 * @param string $how         `download` or `preview`
                 */
                do_action(
                    'courant_desk_applicant_file_opened',
                    $file->application,
                    $file->originalName,
                    $shown === null ? 'download' : 'preview',
                );
            }
        );
    }
}
