<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Http;

use CourantDesk\Applications\Domain\FileKind;
use CourantDesk\Kernel\Request;

/**
 * The capability-checked download of an applicant's file (Jobs contract 1.5). The request names an id, never a path;
 * the bytes are streamed, and nothing in them can run in the browser.
 */
final class DownloadController
{
    private const ACTIONS = ['download_resume', 'download_file'];
    private const NONCE = 'awsm_resume_download';
    private const PREVIEW = 'courant_preview';

    public function __construct(private readonly RequestedFiles $files, private readonly FileResponse $response)
    {
    }

    /** @param int $application tells our file ids from the attachment ids of adopted applications */
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
        $request = Request::current();
        if (!in_array($request->text('awsm_action'), self::ACTIONS, true)) {
            return;
        }
        if (wp_verify_nonce($request->text('awsm_nonce'), self::NONCE) === false) {
            FileResponse::refuse(__('This link has expired. Please open the application again.', 'courant-desk'), 403);
        }
        $file = $this->files->find($request->int('awsm_id'), $request->int('application'));
        if ($file === null || !current_user_can('edit_post', $file->application)) {
            FileResponse::refuse(__('You are not allowed to read this file.', 'courant-desk'), 403);
        }
        $this->response->send(
            $file,
            $request->header('Range'),
            $request->text(self::PREVIEW) === '1',
            static function (?FileKind $shown) use ($file): void {
                /**
                 * An applicant's file is about to be given out.
                 *
                 * @param int    $application its id
                 * @param string $name        as the applicant named it
                 * @param string $how         `download` or `preview`
                 */
                do_action('courant_desk_applicant_file_opened', $file->application, $file->originalName, $shown === null ? 'download' : 'preview');
            }
        );
    }
}
