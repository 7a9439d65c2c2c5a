<?php

declare(strict_types=1);

namespace CourantDesk\MailLook\Wp;

use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Template;
use CourantDesk\MailLook\Domain\MailText;
use CourantDesk\MailLook\MailLookSettings;
use CourantDesk\MailLook\View\MailLookView;
use CourantDesk\MailLook\View\MailTextView;

/** Makes the HTML part of a mail out of its plain text. */
final class Dresser
{
    private const LOGO_WIDTH = 240;
    private const LOGO_HEIGHT = 64;

    public function __construct(
        private readonly MailLookSettings $settings,
        private readonly Organisation $company,
        private readonly Template $template,
    ) {
    }

    /** Filter `courant_desk_mail_html`. Another's dress is left alone. */
    public function dress(mixed $html, mixed $text, mixed $subject): mixed
    {
        return $html === '' && is_string($text) && is_string($subject) && $this->settings->dresses() ? $this->html($text, $subject) : $html;
    }

    public function html(string $text, string $subject): string
    {
        $parts = wp_parse_url(home_url('/'));
        $host = is_array($parts) ? ($parts['host'] ?? '') . (isset($parts['port']) ? ':' . $parts['port'] : '') : '';
        $words = new MailText($host);
        $palette = $this->settings->palette();
        [$logo, $width, $height] = $this->logo();
        $footer = strtr($this->settings->footer(), [
            '{company}' => $this->company->name(),
            '{site-title}' => wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES),
            '{site-url}' => home_url('/'),
        ]);

        return $this->template->render('mail-look/mail', new MailLookView(
            $subject,
            str_replace('_', '-', determine_locale()),
            is_rtl() ? 'rtl' : 'ltr',
            $this->company->name(),
            home_url('/'),
            $logo,
            $width,
            $height,
            $palette,
            $this->text(new MailTextView($words->paragraphs($text), 16, 'courant-link', "color: {$palette->accent}; text-decoration: underline;")),
            $this->text(new MailTextView($words->paragraphs($footer), 8, 'courant-soft', "color: {$palette->ink};")),
        ));
    }

    private function text(MailTextView $view): Html
    {
        return new Html($this->template->render('mail-look/text', $view));
    }

    /** @return array{string, int, int} address, width and height as shown; mail programs need both as attributes */
    private function logo(): array
    {
        $found = $this->settings->logo() === 0 ? false : wp_get_attachment_image_src($this->settings->logo(), 'medium');
        if ($found === false) {
            return ['', 0, 0];
        }
        [$url, $width, $height] = $found;
        $scale = min(1, self::LOGO_WIDTH / max(1, $width), self::LOGO_HEIGHT / max(1, $height));

        return [$url, max(1, (int) round($width * $scale)), max(1, (int) round($height * $scale))];
    }
}
