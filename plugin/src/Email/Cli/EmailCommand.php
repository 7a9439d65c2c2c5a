<?php

declare(strict_types=1);

namespace CourantDesk\Email\Cli;

use CourantDesk\Email\Storage\EmailQueueWorker;
use CourantDesk\Kernel\Command;

/**
 * `courant email work [--max=200] [--seconds=40]`: sends due emails. Intended for a system cron job that runs once a
 * minute.
 */
final class EmailCommand implements Command
{
    public function __construct(private readonly EmailQueueWorker $worker)
    {
    }

    public function run(array $arguments, array $flags, callable $printLine): bool
    {
        if ($arguments !== ['work']) {
            $printLine(__('Usage: courant email work [--max=200] [--seconds=40]', 'courant-desk'));

            return false;
        }
        $result = $this->worker->run(
            self::number($flags['max'] ?? null, EmailQueueWorker::MAX_EMAILS),
            self::number($flags['seconds'] ?? null, EmailQueueWorker::MAX_SECONDS)
        );
        $printLine(sprintf(
            /* translators: 1: number of sent emails, 2: number of emails that were not sent */
            __('Sent: %1$s. Not sent, will be retried: %2$s.', 'courant-desk'),
            number_format_i18n($result['sent']),
            number_format_i18n($result['failed']),
        ));
        if ($result['isServerDown']) {
            $printLine(__('The mail server could not be reached or was too slow. The remaining emails stay in the queue.', 'courant-desk'));
        }

        return !$result['isServerDown'];
    }

    private static function number(mixed $given, int $default): int
    {
        return is_numeric($given) ? max(1, (int) $given) : $default;
    }
}
