<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\PrivateFiles\Domain\StoredFile;
use CourantDesk\Recruiting\RecruitingFactory;
use CourantDesk\Recruiting\Storage\ReplyAttachments;
use DateTimeImmutable;
use WP_Error;
use WP_REST_Request;

/** Parses the time and the attachments of a reply to an applicant. */
final class ReplyInput
{
    private const MAX_DAYS_AHEAD = 366;

    public function __construct(private readonly RecruitingFactory $factory)
    {
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return int|WP_Error Unix time; 0 to send the email now
     */
    public function readTime(WP_REST_Request $request): int|WP_Error
    {
        $text = $request->get_param('at');
        if (!is_string($text) || $text === '') {
            return 0;
        }
        $time = DateTimeImmutable::createFromFormat('!Y-m-d\TH:i', $text, wp_timezone());
        $at = $time === false ? 0 : $time->getTimestamp();
        $now = $this->factory->kernel->clock->now()->getTimestamp();
        if ($at <= $now) {
            return self::error(__('Choose a time in the future.', 'courant-desk'));
        }

        return $at > $now + self::MAX_DAYS_AHEAD * DAY_IN_SECONDS
            ? self::error(__('Choose a time within a year.', 'courant-desk'))
            : $at;
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return list<StoredFile>|WP_Error
     */
    public function readFiles(WP_REST_Request $request, int $application): array|WP_Error
    {
        $ids = $request->get_param('files');
        $ids = array_map(static fn (mixed $id): int => is_numeric($id) ? (int) $id : 0, is_array($ids) ? $ids : []);
        $files = $this->factory->replyAttachments()->findFiles($application, array_values($ids));
        if ($files === null) {
            return self::error(__('An attachment no longer exists. Remove it and try again.', 'courant-desk'));
        }
        $bytes = array_sum(array_map(static fn (StoredFile $file): int => $file->bytes, $files));
        if (count($files) > ReplyAttachments::MAX_FILES || $bytes > ReplyAttachments::MAX_TOTAL_BYTES) {
            return self::error(sprintf(
                /* translators: 1: number of files, 2: size, such as "10 MB" */
                __('An email can have at most %1$s attachments and %2$s in all.', 'courant-desk'),
                number_format_i18n(ReplyAttachments::MAX_FILES),
                size_format(ReplyAttachments::MAX_TOTAL_BYTES),
            ));
        }
        foreach ($files as $file) {
            if ($this->factory->privateFiles->scanWarning($file) !== '') {
                return self::error(sprintf(
                    /* translators: %s: file name */
                    __('“%s” must not be sent: the malware scanner rejected it.', 'courant-desk'),
                    $file->originalName,
                ));
            }
        }

        return $files;
    }

    private static function error(string $message): WP_Error
    {
        return new WP_Error('courant_reply_invalid', $message, ['status' => 400]);
    }
}
