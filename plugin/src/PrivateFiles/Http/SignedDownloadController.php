<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Http;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Request;
use CourantDesk\PrivateFiles\Domain\DownloadSignature;

/**
 * Handles downloads without an account, by a signed link that expires: WordPress's personal data export links to the
 * files, instead of containing readable copies in the uploads folder.
 */
final class SignedDownloadController
{
    private const FILE = 'courant_file';
    private const APPLICATION = 'courant_of';
    private const EXPIRES = 'courant_until';
    private const SIGNATURE = 'courant_signature';

    public function __construct(
        private readonly RequestedFileFinder $files,
        private readonly FileResponse $response,
        private readonly Clock $clock,
        private readonly DownloadSignature $signature,
    ) {
    }

    /** @param int $expires Unix time */
    public static function url(DownloadSignature $signature, int $id, int $application, int $expires): string
    {
        return add_query_arg([
            self::FILE => $id,
            self::APPLICATION => $application,
            self::EXPIRES => $expires,
            self::SIGNATURE => $signature->create($id, $application, $expires),
        ], home_url('/'));
    }

    public function handle(): void
    {
        $request = Request::fromGlobals();
        if (!isset($request->query()[self::FILE], $request->query()[self::SIGNATURE])) {
            return;
        }
        $id = $request->int(self::FILE);
        $application = $request->int(self::APPLICATION);
        $expires = $request->int(self::EXPIRES);
        $isValid = $expires >= $this->clock->now()->getTimestamp()
            && $this->signature->isValid($request->text(self::SIGNATURE), $id, $application, $expires);
        $file = $isValid ? $this->files->find($id, $application) : null;
        if ($file === null) {
            FileResponse::sendError(
                __('This link has expired. Open the page or the export of your personal data that contained it again.', 'courant-desk'),
                403,
            );
        }
        $this->response->send($file, $request->header('Range'), false, static function () use ($file): void {
            /** This action is documented in plugin/src/PrivateFiles/Http/DownloadController.php */
            do_action('courant_desk_applicant_file_opened', $file->application, $file->originalName, 'download');
        });
    }
}
