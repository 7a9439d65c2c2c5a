<?php

declare(strict_types=1);

namespace CourantDesk\MailLook\Wp;

use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Mailer;
use CourantDesk\Kernel\Template;
use CourantDesk\MailLook\Domain\Sample;
use CourantDesk\MailLook\MailLookSettings;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `courant/v1/mails/preview`: a mail as it would look with settings that are not stored yet. `courant/v1/mails/test`: the
 * same, sent to whoever asks and to nobody else. For those who manage the desk; nothing is stored.
 */
final class MailLookRoutes
{
    private const CAPABILITY = Capabilities::APPLICATIONS;

    public function __construct(
        private readonly Samples $samples,
        private readonly MailLookSettings $settings,
        private readonly Organisation $company,
        private readonly Template $template,
        private readonly Mailer $mailer,
    ) {
    }

    public function boot(): void
    {
        add_action('rest_api_init', [$this, 'register']);
    }

    public function register(): void
    {
        $text = ['type' => 'string'];
        foreach (['preview' => $this->preview(...), 'test' => $this->test(...)] as $name => $callback) {
            register_rest_route('courant/v1', '/mails/' . $name, [
                [
                    'methods' => 'POST',
                    'callback' => $callback,
                    'permission_callback' => static fn (): bool => current_user_can(self::CAPABILITY),
                    'args' => [
                        'sample' => ['type' => 'string', 'default' => '', 'description' => 'Which mail, by its id.'],
                        'changes' => ['type' => 'object', 'default' => [], 'description' => 'Settings by room and key that are not stored yet.'],
                    ],
                ],
                'schema' => static fn (): array => [
                    '$schema' => 'http://json-schema.org/draft-04/schema#',
                    'title' => 'courant-mail-' . $name,
                    'type' => 'object',
                    'properties' => $name === 'preview'
                        ? ['subject' => $text, 'html' => $text, 'text' => $text]
                        : ['sent' => ['type' => 'boolean'], 'to' => $text],
                ],
            ]);
        }
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function preview(WP_REST_Request $request): WP_REST_Response
    {
        [$sample, $dresser] = $this->wanted($request);

        return new WP_REST_Response([
            'subject' => $sample->subject,
            'html' => $dresser->dress('', $sample->text, $sample->subject),
            'text' => $sample->text,
        ]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function test(WP_REST_Request $request): WP_REST_Response
    {
        [$sample, $dresser] = $this->wanted($request);
        $to = wp_get_current_user()->user_email;
        // Before the stored look, which leaves another's dress alone; where it is turned off, plain text is what was asked for.
        $dress = static fn (): mixed => $dresser->dress('', $sample->text, $sample->subject);
        add_filter('courant_desk_mail_html', $dress, PHP_INT_MAX, 0);
        try {
            /* translators: %s: subject of a mail */
            $sent = $this->mailer->send($to, sprintf(__('Test: %s', 'courant-desk'), $sample->subject), $sample->text, ['Auto-Submitted: auto-generated']);
        } finally {
            remove_filter('courant_desk_mail_html', $dress, PHP_INT_MAX);
        }

        return new WP_REST_Response(['sent' => $sent, 'to' => $to]);
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return array{Sample, Dresser}
     */
    private function wanted(WP_REST_Request $request): array
    {
        $id = $request->get_param('sample');
        $raw = $request->get_param('changes');
        $changes = [];
        foreach (is_array($raw) ? $raw : [] as $room => $values) {
            foreach (is_string($room) && is_array($values) ? $values : [] as $key => $value) {
                $changes[(string) $room][(string) $key] = $value;
            }
        }
        $settings = $this->settings->with($changes[$this->settings->room()] ?? []);

        return [$this->samples->sample(is_string($id) ? $id : '', $changes), new Dresser($settings, $this->company, $this->template)];
    }
}
