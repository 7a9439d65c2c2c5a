<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\FormShape;
use CourantDesk\Applications\View\FormPreviewView;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Kernel;
use WP_REST_Request;
use WP_REST_Response;

/** courant/v1/forms/preview: the form that is being built, as a page of its own that the builder shows in a frame. */
final class FormPreview
{
    private const CAPABILITY = Capabilities::APPLICATIONS;

    public function __construct(private readonly Kernel $kernel, private readonly FormPage $page)
    {
    }

    public function register(): void
    {
        register_rest_route(TokenRoute::SPACE, FormRoutes::PATH . '/preview', [
            'methods' => 'POST',
            'callback' => [$this, 'show'],
            'permission_callback' => static fn (): bool => current_user_can(self::CAPABILITY),
            'args' => ['fields' => ['type' => 'array', 'required' => true, 'maxItems' => FormShape::MOST_FIELDS, 'items' => ['type' => 'object']]],
        ]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function show(WP_REST_Request $request): WP_REST_Response
    {
        $this->kernel->assets->style('applications');
        $html = $this->page->preview(FormShape::read($request['fields']));

        return new WP_REST_Response(
            ['html' => $this->kernel->template->render('applications/admin-form-preview', new FormPreviewView($html))],
            200,
            ['Cache-Control' => 'no-store']
        );
    }
}
