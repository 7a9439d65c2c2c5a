<?php

declare(strict_types=1);

namespace CourantDesk\Email\Frontend;

use CourantDesk\Email\Domain\PlainTextParser;
use CourantDesk\Email\EmailTemplateSettings;
use CourantDesk\Email\Storage\PngLogo;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Openings\Domain\HiringOrganization;

/** Creates the HTML part of an email from its plain text. */
final class HtmlEmailRenderer
{
    private const MAX_LOGO_WIDTH = 240;
    private const MAX_LOGO_HEIGHT = 64;

    public function __construct(
        private readonly EmailTemplateSettings $settings,
        private readonly HiringOrganization $company,
        private readonly TemplateRenderer $template,
    ) {
    }

    /** Adds the HTML part in the filter `courant_desk_mail_html`. HTML from another plugin is returned unchanged. */
    public function addHtml(mixed $html, mixed $text, mixed $subject): mixed
    {
        return $html === '' && is_string($text) && is_string($subject) && $this->settings->isHtmlEnabled()
            ? $this->render($text, $subject)
            : $html;
    }

    public function render(string $text, string $subject): string
    {
        $components = wp_parse_url(home_url('/'));
        $host = is_array($components)
            ? ($components['host'] ?? '') . (isset($components['port']) ? ':' . $components['port'] : '')
            : '';
        $parser = new PlainTextParser($host);
        $palette = $this->settings->palette();
        $footer = strtr($this->settings->footer(), [
            '{company}' => $this->company->name(),
            '{site-title}' => wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES),
            '{site-url}' => home_url('/'),
        ]);

        return $this->template->render('email/html-email', new HtmlEmailView(
            subject: $subject,
            language: str_replace('_', '-', determine_locale()),
            direction: is_rtl() ? 'rtl' : 'ltr',
            company: $this->company->name(),
            homeUrl: home_url('/'),
            logo: self::findLogo($this->logoId()),
            darkLogo: self::findLogo($this->darkLogoId()),
            palette: $palette,
            text: $this->renderText(new EmailTextView(
                $parser->parse($text),
                16,
                'courant-link',
                "color: {$palette->accent}; text-decoration: underline;",
                'display: inline-block; margin-top: 12px; padding: 10px 20px; border-radius: 4px;'
                    . " background-color: {$palette->textColor}; color: {$palette->textOnButton()};"
                    . ' font-weight: bold; text-decoration: none;',
            )),
            // A signature that is the same as the footer is not repeated.
            footer: str_ends_with(trim($text), trim($footer)) ? new Html('') : $this->renderText(
                new EmailTextView($parser->parse($footer), 8, 'courant-email-muted', "color: {$palette->textColor};")
            ),
        ));
    }

    private function renderText(EmailTextView $view): Html
    {
        return new Html($this->template->render('email/text', $view));
    }

    private function logoId(): int
    {
        $siteLogo = get_theme_mod('custom_logo');

        return $this->settings->logoId() > 0
            ? $this->settings->logoId()
            : (is_numeric($siteLogo) ? (int) $siteLogo : 0);
    }

    /** A logo of the settings replaces both logos of the site. */
    private function darkLogoId(): int
    {
        /**
         * Filters the logo of HTML emails for dark mode, where the logo of the site is used. The theme Courant returns
         * its own logo for the dark color scheme.
         *
         * @since 0.2.0
         * @param int $attachment ID of an image; 0: the logo of the site, on a light background
         */
        $logo = $this->settings->logoId() > 0 ? 0 : apply_filters('courant_desk_email_dark_logo', 0);

        return is_numeric($logo) ? (int) $logo : 0;
    }

    private static function findLogo(int $logo): ?EmailLogo
    {
        $found = $logo === 0 ? false : wp_get_attachment_image_src($logo, 'medium');
        if ($found === false) {
            return null;
        }
        [$url, $width, $height] = $found;
        if (self::isModernFormat($url)) {
            // Outlook shows neither WebP nor AVIF, to which WordPress converts PNG and JPEG files.
            $original = wp_get_original_image_url($logo);
            [$url, $width, $height] = $original !== false && !self::isModernFormat($original)
                ? [$original, $width, $height]
                // Twice the size, for screens with a high resolution.
                : PngLogo::find($logo, 2 * self::MAX_LOGO_WIDTH, 2 * self::MAX_LOGO_HEIGHT) ?? [$url, $width, $height];
        }
        $scale = min(1, self::MAX_LOGO_WIDTH / max(1, $width), self::MAX_LOGO_HEIGHT / max(1, $height));

        return new EmailLogo($url, max(1, (int) round($width * $scale)), max(1, (int) round($height * $scale)));
    }

    private static function isModernFormat(string $url): bool
    {
        return preg_match('/\.(?:webp|avif)$/i', $url) === 1;
    }
}
