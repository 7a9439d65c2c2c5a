<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

use CourantDesk\Applications\Domain\Recruiting\Words;
use CourantDesk\Applications\Storage\OrphanSweep;
use CourantDesk\Applications\Wp\Recruiting\CandidateRows;
use CourantDesk\Applications\Wp\Recruiting\Candidates;
use CourantDesk\Applications\Wp\Recruiting\Changes;
use CourantDesk\Applications\Wp\Recruiting\Files;
use CourantDesk\Applications\Wp\Recruiting\HiringTeam;
use CourantDesk\Applications\Wp\Recruiting\Notes;
use CourantDesk\Applications\Wp\Recruiting\OpenedFiles;
use CourantDesk\Applications\Wp\Recruiting\RecruitingTables;
use CourantDesk\Applications\Wp\Recruiting\Replies;
use CourantDesk\Applications\Wp\Recruiting\ReplyTemplates;
use CourantDesk\Applications\Wp\Recruiting\Retention;
use CourantDesk\Applications\Wp\Recruiting\StageOption;

/** What the recruiters' side is made of. One a request: rows that changed and teams that were read are remembered in it. */
final class RecruitingParts
{
    public readonly StageOption $stages;
    public readonly CandidateRows $rows;
    public readonly Candidates $candidates;
    public readonly Changes $changes;
    public readonly Notes $notes;
    public readonly HiringTeam $team;
    public readonly OpenedFiles $opened;
    public readonly ReplyTemplates $templates;
    public readonly Retention $retention;
    public readonly RecruitingTables $tables;

    public function __construct(public readonly ApplicationsParts $room)
    {
        $sql = $room->kernel->sql;
        $clock = $room->kernel->clock;
        $words = new Words();
        $this->tables = new RecruitingTables($sql);
        $this->stages = new StageOption();
        $this->rows = new CandidateRows($sql, $words);
        $this->candidates = new Candidates($sql, $this->rows, $words);
        $this->changes = new Changes($sql, $clock, $this->rows, $this->candidates, $this->stages);
        $this->notes = new Notes($this->changes, $clock);
        $this->team = new HiringTeam($sql);
        $this->opened = new OpenedFiles($sql, $clock);
        $this->templates = new ReplyTemplates();
        $this->retention = new Retention($sql, $clock, $this->stages, $this->rows);
    }

    public function replies(): Replies
    {
        return new Replies($this->room->emails, $this->templates, $this->room->tags());
    }

    public function orphans(): OrphanSweep
    {
        return new OrphanSweep($this->room->kernel->sql, $this->room->files(), $this->rows, $this->room->kernel->clock, $this->room->kernel->log);
    }

    public function files(): Files
    {
        return new Files($this->room->privateFiles, $this->room->adopted(), $this->room->forms());
    }
}
