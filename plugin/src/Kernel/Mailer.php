<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use PHPMailer\PHPMailer\PHPMailer;
use Throwable;

/**
 * Hands a mail to WordPress. What is written is always plain text; where somebody dresses it, the mail has a second part
 * of HTML beside it. Whoever sends mails in WordPress's place by other means sends the plain text.
 */
final class Mailer
{
    public function __construct(private readonly Log $log)
    {
    }

    /**
     * @param string|list<string> $to
     * @param string              $text    plain text
     * @param list<string>        $headers
     * @param list<string>        $files   absolute paths
     */
    public function send(string|array $to, string $subject, string $text, array $headers = [], array $files = []): bool
    {
        $html = $this->dressed($text, $subject);
        $dress = static function (PHPMailer $mailer) use ($html, $text): void {
            $mailer->isHTML();
            $mailer->Body = $html;
            $mailer->AltBody = $text;
        };
        if ($html !== '') {
            add_action('phpmailer_init', $dress, 1);
        }
        try {
            return wp_mail($to, $subject, $text, $headers, $files);
        } finally {
            remove_action('phpmailer_init', $dress, 1);
        }
    }

    /** A look that fails keeps no mail back. */
    private function dressed(string $text, string $subject): string
    {
        try {
            /**
             * The HTML part of a mail.
             *
             * @param string $html    empty: the mail is plain text alone
             * @param string $text    the mail's text, which anybody may have typed: escape it
             * @param string $subject likewise
             */
            $html = apply_filters('courant_desk_mail_html', '', $text, $subject);
        } catch (Throwable $failure) {
            $this->log->error('kernel.mail_look', [], $failure);
            $html = '';
        }

        return is_string($html) ? $html : '';
    }
}
