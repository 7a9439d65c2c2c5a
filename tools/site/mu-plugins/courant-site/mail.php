<?php

declare(strict_types=1);

namespace CourantSite;

use PHPMailer\PHPMailer\PHPMailer;

defined('ABSPATH') || exit;

if (defined('COURANT_SMTP_HOST') && defined('COURANT_SMTP_PORT')) {
    \add_action('phpmailer_init', static function (PHPMailer $mailer): void {
        $mailer->isSMTP();
        $mailer->Host = COURANT_SMTP_HOST;
        $mailer->Port = COURANT_SMTP_PORT;
        $mailer->SMTPAuth = false;
        $mailer->SMTPAutoTLS = false;
        $mailer->SMTPSecure = '';
        $mailer->Timeout = 5;
    });

    // `wordpress@localhost` is no address that the mailer accepts.
    \add_filter('wp_mail_from', static function (string $from): string {
        return str_ends_with($from, '@localhost') || str_ends_with($from, '@127.0.0.1')
            ? 'wordpress@courant.example'
            : $from;
    });
}
