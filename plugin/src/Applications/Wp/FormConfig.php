<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\ProtectionSettings;
use CourantDesk\Applications\Wp\Protection\CaptchaGuard;

/** What the form's scripts are told (schema/page-config.json, Jobs contract 3.5). */
final class FormConfig
{
    public function __construct(
        private readonly ApplicationsSettings $settings,
        private readonly ProtectionSettings $protection,
        private readonly FormPage $page,
        private readonly Messages $messages,
        private readonly TokenRoute $token,
    ) {
    }

    /** @return array<string, mixed> */
    public function config(): array
    {
        return [
            'ajaxUrl' => add_query_arg(['action' => SubmitEdge::ACTION, 'courant' => '1'], admin_url('admin-ajax.php')),
            'maxFileBytes' => $this->settings->maxFileBytes(),
            'maxTotalBytes' => $this->settings->maxTotalBytes(),
            'validation' => $this->settings->validates(),
            'styledSelects' => self::hasStyledSelects(),
            'tokenUrl' => $this->token->url(),
            'messages' => $this->messages(),
        ] + $this->captcha();
    }

    public static function hasStyledSelects(): bool
    {
        /**
         * Whether selects of the application form are replaced by styled ones. Listings answer with their own setting,
         * so that all selects of a site look alike.
         *
         * @since 0.1.0
         * @param bool $styled false by default
         */
        return apply_filters('courant_desk_styled_selects', false) === true;
    }

    /** @return array<string, mixed> entries of `awsmJobsPublic` */
    public function compatible(): array
    {
        return [
            'wp_max_upload_size' => $this->settings->maxFileBytes(),
            'i18n' => ['form_error_msg' => [
                'general' => $this->messages->general(),
                'file_validation' => $this->oversized(),
                'captcha_failed' => $this->protection->captchaMessage(),
            ]],
            'vendors' => ['jquery_validation' => $this->settings->validates()],
        ];
    }

    /** @return array<string, string> */
    private function messages(): array
    {
        return [
            'general' => $this->messages->general(),
            'fileValidation' => $this->oversized(),
            'totalSize' => $this->messages->bodyTooLarge($this->settings->maxTotalBytes()),
            /* translators: {0} is a list of file extensions, such as .pdf, .docx; {1} is the name of a file */
            'fileType' => __('“{1}” has a file type that is not accepted. Choose one of these: {0}.', 'courant-desk'),
            /* translators: {0} is the name of a file, {1} and {2} are sizes, such as 12.5 MB and 10 MB */
            'fileSize' => __('“{0}” is {1}. The maximum size is {2}. Choose a smaller file.', 'courant-desk'),
            'summary' => __('Please correct the following', 'courant-desk'),
            /* translators: {0} is a number */
            'uploading' => __('Uploading: {0} %', 'courant-desk'),
            'cancel' => __('Cancel', 'courant-desk'),
            'cancelled' => __('Cancelled. Nothing was sent.', 'courant-desk'),
            'another' => __('Send another application', 'courant-desk'),
            /* translators: {0} is a time of day or a date with time */
            'alreadySent' => __('You sent an application for this opening at {0}.', 'courant-desk'),
            /* translators: {0} is a number */
            'fileCount' => __('Please choose no more than {0} files.', 'courant-desk'),
            /* translators: {0} is the name of a file */
            'remove' => __('Remove {0}', 'courant-desk'),
            'drop' => __('You can drop files here, too.', 'courant-desk'),
        ] + $this->page->validationMessages();
    }

    /** @return array<string, mixed> */
    private function captcha(): array
    {
        $provider = $this->protection->captcha();

        return $provider === null ? [] : ['captcha' => [
            'provider' => $provider->value,
            'siteKey' => $this->protection->siteKey(),
            'script' => CaptchaGuard::address($provider->scriptAddress($this->protection->siteKey())),
            'field' => $provider->field(),
            'message' => $this->protection->captchaMessage(),
        ]];
    }

    private function oversized(): string
    {
        /* translators: %s: size, such as 10 MB */
        return sprintf(__('The file is larger than %s. Choose a smaller file.', 'courant-desk'), $this->messages->size($this->settings->maxFileBytes()));
    }
}
