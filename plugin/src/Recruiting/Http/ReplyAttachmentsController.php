<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\Kernel\UploadedFile;
use CourantDesk\PrivateFiles\Domain\FileKind;
use CourantDesk\PrivateFiles\Domain\FileName;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use CourantDesk\PrivateFiles\Domain\ScanVerdict;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\Recruiting\RecruitingFactory;
use CourantDesk\Recruiting\Storage\ReplyAttachments;
use RuntimeException;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles the REST routes for files that recruiters upload as attachments of an email. They are encrypted like files of
 * applicants.
 */
final class ReplyAttachmentsController implements RestController
{
    public function __construct(
        private readonly RecruitingFactory $factory,
        private readonly RecruitingPermissions $access,
        private readonly RecruitingSchema $schema,
    ) {
    }

    public function routes(): array
    {
        $id = ['id' => ['type' => 'integer', 'minimum' => 1, 'required' => true]];

        return [
            new RestRoute(
                method: 'POST',
                path: '/applications/(?P<id>\d+)/attachments',
                permission: $this->access->canHandleApplication(...),
                callback: $this->upload(...),
                parameters: $id,
                schema: $this->schema->createLoader('ReplyAttachment'),
            ),
            new RestRoute(
                method: 'DELETE',
                path: '/applications/(?P<id>\d+)/attachments/(?P<file>\d+)',
                permission: $this->access->canHandleApplication(...),
                callback: $this->delete(...),
                parameters: $id,
            ),
        ];
    }

    /** Returns the maximum size of a file in bytes. */
    public static function maxBytes(): int
    {
        return min(ReplyAttachments::MAX_TOTAL_BYTES, wp_max_upload_size());
    }

    /** @return array{id: int, name: string, bytes: int, url: string} */
    public static function serialize(RecruitingFactory $factory, StoredFile $file): array
    {
        return [
            'id' => $file->id,
            'name' => $file->originalName,
            'bytes' => $file->bytes,
            'url' => $factory->privateFiles->downloadUrl($file->id, $file->application),
        ];
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function upload(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $files = UploadedFile::fromFilesEntry($request->get_file_params()['file'] ?? null);
        $upload = $files[0] ?? null;
        $problem = $upload === null
            ? self::error(400, __('Select a file.', 'courant-desk'))
            : $this->findProblem($upload);
        if ($upload === null || $problem !== null) {
            return $problem ?? self::error(400, __('Select a file.', 'courant-desk'));
        }
        $scan = $this->factory->privateFiles->scanner()->scan($upload->path);
        if ($scan === ScanVerdict::Infected) {
            return self::error(400, __('The malware scanner rejected this file.', 'courant-desk'));
        }
        try {
            $store = $this->factory->privateFiles->store();
            $incoming = new IncomingFile($upload->name, $upload->path, $upload->bytes);
            $stored = $store->save($incoming, FileStore::EMAIL_FIELD, $scan);
            $store->assignToApplication($stored, RecruitingPermissions::toInt($request->get_param('id')));
        } catch (RuntimeException $failure) {
            $this->factory->kernel->log->error('recruiting.attachment', [], $failure);

            return self::error(503, __('The file could not be stored. Try again later.', 'courant-desk'));
        }
        $saved = $store->find($stored->id);

        return $saved === null
            ? RecruitingPermissions::notFoundError()
            : PrivateRestResponse::create(self::serialize($this->factory, $saved), 201);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function delete(WP_REST_Request $request): WP_REST_Response|WP_Error
    {
        $file = $this->factory->privateFiles->store()->find(RecruitingPermissions::toInt($request->get_param('file')));
        if ($file === null || $file->application !== RecruitingPermissions::toInt($request->get_param('id'))) {
            return self::error(404, __('This file no longer exists.', 'courant-desk'));
        }

        return $this->factory->replyAttachments()->deleteUpload($file)
            ? PrivateRestResponse::create(['deleted' => true])
            : self::error(409, __('This file belongs to the applicant or to an email, and cannot be removed here.', 'courant-desk'));
    }

    private function findProblem(UploadedFile $upload): ?WP_Error
    {
        $isTooLarge = in_array($upload->error, [UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE], true);
        if ($isTooLarge || $upload->bytes > self::maxBytes()) {
            return self::error(413, sprintf(
                /* translators: %s: size, such as "10 MB" */
                __('The file is larger than %s. Choose a smaller file.', 'courant-desk'),
                (string) size_format(self::maxBytes()),
            ));
        }
        if (!$upload->isUploaded() || $upload->bytes < 1) {
            return self::error(400, __('The file is empty or was not uploaded completely. Try again.', 'courant-desk'));
        }
        $kind = FileKind::fromExtension(strtolower(FileName::extension($upload->name)));
        if ($kind === null || $this->factory->privateFiles->fileKindDetector()->detect($upload->path) !== $kind) {
            return self::error(400, sprintf(
                /* translators: %s: file name extensions, separated by commas */
                __('This type of file cannot be attached. Choose one of these: %s.', 'courant-desk'),
                implode(', ', array_map(static fn (FileKind $kind): string => $kind->value, FileKind::cases())),
            ));
        }

        return null;
    }

    private static function error(int $status, string $message): WP_Error
    {
        return new WP_Error('courant_attachment', $message, ['status' => $status]);
    }
}
