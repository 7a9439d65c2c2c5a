<?php

declare(strict_types=1);

namespace CourantDesk\Email\Http;

use CourantDesk\Email\Domain\EmailSample;
use CourantDesk\Email\EmailTemplateSettings;
use CourantDesk\Email\Frontend\HtmlEmailRenderer;
use CourantDesk\Email\Messages\EmailSamples;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Mailer;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Openings\Domain\HiringOrganization;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles `courant/v1/mails/preview`, which renders a sample email with unsaved settings, and `courant/v1/mails/test`,
 * which sends it to the current user only. Requires permission to manage applications. Nothing is stored.
 */
final class EmailPreviewController implements RestController
{
    private const CAPABILITY = Capabilities::APPLICATIONS;

    public function __construct(
        private readonly EmailSamples $samples,
        private readonly EmailTemplateSettings $settings,
        private readonly HiringOrganization $company,
        private readonly TemplateRenderer $template,
        private readonly Mailer $mailer,
    ) {
    }

    public function routes(): array
    {
        $text = ['type' => 'string'];
        $parameters = [
            'sample' => ['type' => 'string', 'default' => '', 'description' => 'ID of the email.'],
            'changes' => ['type' => 'object', 'default' => [], 'description' => 'Unsaved settings by group and key.'],
        ];
        $preview = self::schema('preview', ['subject' => $text, 'html' => $text, 'text' => $text]);
        $test = self::schema('test', ['sent' => ['type' => 'boolean'], 'to' => $text]);

        return [
            new RestRoute(
                method: 'POST',
                path: '/mails/preview',
                permission: self::CAPABILITY,
                callback: $this->preview(...),
                parameters: $parameters,
                schema: $preview,
            ),
            new RestRoute(
                method: 'POST',
                path: '/mails/test',
                permission: self::CAPABILITY,
                callback: $this->sendTest(...),
                parameters: $parameters,
                schema: $test,
            ),
        ];
    }

    /**
     * @param array<string, array{type: string}> $properties
     * @return array<string, mixed>
     */
    private static function schema(string $name, array $properties): array
    {
        return [
            '$schema' => 'http://json-schema.org/draft-04/schema#',
            'title' => 'courant-mail-' . $name,
            'type' => 'object',
            'properties' => $properties,
        ];
    }

    /**
     * Returns the subject, HTML and plain text of a sample.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function preview(WP_REST_Request $request): WP_REST_Response
    {
        [$sample, $renderer] = $this->createSample($request);

        return new WP_REST_Response([
            'subject' => $sample->subject,
            'html' => $renderer->addHtml('', $sample->body, $sample->subject),
            'text' => $sample->body,
        ]);
    }

    /**
     * Sends a sample to the current user.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function sendTest(WP_REST_Request $request): WP_REST_Response
    {
        [$sample, $renderer] = $this->createSample($request);
        $to = wp_get_current_user()->user_email;
        // Added before the stored template, which keeps existing HTML. If HTML emails are off, the result is plain
        // text.
        $addHtml = static fn (): mixed => $renderer->addHtml('', $sample->body, $sample->subject);
        add_filter('courant_desk_mail_html', $addHtml, PHP_INT_MAX, 0);
        try {
            /* translators: %s: subject of an email */
            $sent = $this->mailer->send($to, sprintf(__('Test: %s', 'courant-desk'), $sample->subject), $sample->body, [
                'Auto-Submitted: auto-generated',
            ]);
        } finally {
            remove_filter('courant_desk_mail_html', $addHtml, PHP_INT_MAX);
        }

        return new WP_REST_Response(['sent' => $sent, 'to' => $to]);
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return array{EmailSample, HtmlEmailRenderer}
     */
    private function createSample(WP_REST_Request $request): array
    {
        $id = $request->get_param('sample');
        $raw = $request->get_param('changes');
        $changes = [];
        foreach (is_array($raw) ? $raw : [] as $group => $values) {
            foreach (is_string($group) && is_array($values) ? $values : [] as $key => $value) {
                $changes[(string) $group][(string) $key] = $value;
            }
        }
        $settings = $this->settings->withChanges($changes[$this->settings->groupId()] ?? []);

        return [
            $this->samples->findSample(is_string($id) ? $id : '', $changes),
            new HtmlEmailRenderer($settings, $this->company, $this->template),
        ];
    }
}
